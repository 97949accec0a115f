/** Reads the drawn code of a coupon back: PRE-02. It never blocks; a save waits for the verdict for a few seconds. */
import { assign, emit, setup } from 'xstate';
import type { PrintedBarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import type { ScanVerdict, StoredScan } from '../../domain/scan/scan-verdict.ts';
import { given, type MayFail, port, WHY_FAILED } from '../port.ts';

/** ms that a save waits for the verdict; most checks take less than two seconds. */
export const SCAN_WAIT_MS = 5_000;

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

interface ScanProofContext extends MayFail {
  /** Null if the coupon has no code. */
  readonly coupon: ScannedCoupon | null;
  readonly verdict: ScanVerdict | null;
  /** The coupon is to be saved. */
  readonly isWanted: boolean;
}

export const scanProofMachine = setup({
  types: {
    input: {} as { readonly coupon: ScannedCoupon | null },
    context: {} as ScanProofContext,
    events: {} as { type: 'scan.retry' } | { type: 'coupon.save' },
    /** The coupon can be saved, with the verdict if there is one. */
    emitted: {} as { type: 'scan.settled'; scan: StoredScan | undefined },
    tags: {} as 'saving',
  },
  actors: { scanCode: port<ScanVerdict, ScannedCoupon>('scanCode') },
  guards: {
    hasCode: ({ context }) => context.coupon !== null,
    isWanted: ({ context }) => context.isWanted,
    scans: ({ context }) => context.verdict?.result === 'scans',
    isDoubtful: ({ context }) => context.verdict?.result === 'doubtful',
  },
  actions: {
    rememberVerdict: assign({ verdict: (_, verdict: ScanVerdict) => verdict }),
    want: assign({ isWanted: true }),
    settle: emit(({ context }) => ({
      type: 'scan.settled',
      scan: storedScanOf(context.verdict),
    })),
  },
  delays: { scanWait: SCAN_WAIT_MS },
}).createMachine({
  id: 'scanProof',
  context: ({ input }) => ({
    coupon: input.coupon,
    verdict: null,
    failure: null,
    isWanted: false,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'hasCode', target: 'checking' }, { target: 'codeless' }] },
    codeless: { on: { 'coupon.save': 'settled' } },
    checking: {
      invoke: {
        src: 'scanCode',
        input: ({ context }) => scannedIn(context),
        onDone: { target: 'judging', actions: given('rememberVerdict', 'output') },
        onError: [
          { guard: 'isWanted', target: 'settled' },
          { target: 'unchecked', actions: assign(WHY_FAILED) },
        ],
      },
      initial: 'resting',
      states: {
        resting: { on: { 'coupon.save': { target: 'wanted', actions: 'want' } } },
        wanted: { tags: 'saving', after: { scanWait: '#scanProof.settled' } },
      },
    },
    judging: {
      always: [
        { guard: 'isWanted', target: 'settled' },
        { guard: 'scans', target: 'scans' },
        { guard: 'isDoubtful', target: 'doubtful' },
        { target: 'unread' },
      ],
    },
    scans: { on: { 'coupon.save': 'settled' } },
    doubtful: { on: { 'coupon.save': 'settled' } },
    unread: { on: { 'coupon.save': 'settled' } },
    /** The decoder did not load, or did not answer. */
    unchecked: { on: { 'scan.retry': 'checking', 'coupon.save': 'settled' } },
    settled: { entry: 'settle', type: 'final' },
  },
});

/** Returns what the services store; nothing before the check is over. */
export function storedScanOf(verdict: ScanVerdict | null): StoredScan | undefined {
  return verdict === null ? undefined : { result: verdict.result, reason: verdict.reason };
}

/** Throws without a code; the chart rules that out. */
function scannedIn({ coupon }: ScanProofContext): ScannedCoupon {
  if (coupon === null) throw new Error('Only a drawn code can be read.');
  return coupon;
}
