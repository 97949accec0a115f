/** Reads the drawn code of a coupon back: PRE-02. It never blocks. */
import { assign, setup } from 'xstate';
import type { PrintedBarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import type { ScanVerdict } from '../../domain/scan/scan-verdict.ts';
import { failureWords, port } from '../port.ts';

/** A card's pictures, as data URLs or addresses of our own origin. */
interface CardPictures {
  readonly strip: string;
  readonly logo: string;
}

/** A finished coupon with a code, as both cards and paper show it. Colors are `#RRGGBB`. */
export interface ScannedCoupon {
  readonly type: PrintedBarcodeType;
  readonly value: string;
  /** The words below the code. */
  readonly caption: string;
  /** The code's SVG as a data URL. */
  readonly code: string;
  readonly offer: string;
  readonly background: string;
  readonly foreground: string;
  readonly apple: CardPictures;
  readonly google: CardPictures;
}

interface ScanProofContext {
  /** Null if the coupon has no code. */
  readonly coupon: ScannedCoupon | null;
  readonly verdict: ScanVerdict | null;
  readonly failure: string | null;
}

export const scanProofMachine = setup({
  types: {
    input: {} as { readonly coupon: ScannedCoupon | null },
    context: {} as ScanProofContext,
    events: {} as { type: 'scan.retry' },
  },
  actors: { scanCode: port<ScanVerdict, ScannedCoupon>('scanCode') },
  guards: {
    hasCode: ({ context }) => context.coupon !== null,
    scans: (_, { result }: ScanVerdict) => result === 'scans',
    isDoubtful: (_, { result }: ScanVerdict) => result === 'doubtful',
  },
  actions: {
    rememberVerdict: assign({ verdict: (_, verdict: ScanVerdict) => verdict }),
    rememberFailure: assign({ failure: (_, failure: string) => failure }),
  },
}).createMachine({
  id: 'scanProof',
  context: ({ input }) => ({ coupon: input.coupon, verdict: null, failure: null }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'hasCode', target: 'checking' }, { target: 'codeless' }] },
    codeless: {},
    checking: {
      invoke: {
        src: 'scanCode',
        input: ({ context }) => scannedIn(context),
        onDone: [
          {
            guard: { type: 'scans', params: ({ event }) => event.output },
            target: 'scans',
            actions: { type: 'rememberVerdict', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDoubtful', params: ({ event }) => event.output },
            target: 'doubtful',
            actions: { type: 'rememberVerdict', params: ({ event }) => event.output },
          },
          {
            target: 'unread',
            actions: { type: 'rememberVerdict', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unchecked',
          actions: { type: 'rememberFailure', params: ({ event }) => failureWords(event.error) },
        },
      },
    },
    scans: {},
    doubtful: {},
    unread: {},
    /** The decoder did not load, or did not answer. */
    unchecked: { on: { 'scan.retry': 'checking' } },
  },
});

/** Throws without a code; the chart rules that out. */
function scannedIn({ coupon }: ScanProofContext): ScannedCoupon {
  if (coupon === null) throw new Error('Only a drawn code can be read.');
  return coupon;
}
