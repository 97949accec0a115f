/** Reads the drawn code of a proof back before publishing: PRE-02. It never blocks. */
import { assign, setup } from 'xstate';
import type { ScanVerdict } from '../../domain/scan/scan-verdict.ts';
import type { PrintedBarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import { failureWords, port } from '../port.ts';

/** The code of a finished form, as it is drawn on both cards and on paper. */
export interface ScannedCode {
  readonly type: PrintedBarcodeType;
  readonly value: string;
  /** The SVG as a data URL. */
  readonly picture: string;
  /** `#RRGGBB`; of the card around the code. */
  readonly background: string;
}

interface ScanProofContext {
  /** Null if the coupon has no code. */
  readonly code: ScannedCode | null;
  readonly verdict: ScanVerdict | null;
  readonly failure: string | null;
}

export const scanProofMachine = setup({
  types: {
    input: {} as { readonly code: ScannedCode | null },
    context: {} as ScanProofContext,
    events: {} as { type: 'scan.retry' },
  },
  actors: { scanCode: port<ScanVerdict, ScannedCode>('scanCode') },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    scans: (_, { result }: ScanVerdict) => result === 'scans',
    isDoubtful: (_, { result }: ScanVerdict) => result === 'doubtful',
  },
  actions: {
    rememberVerdict: assign({ verdict: (_, verdict: ScanVerdict) => verdict }),
    rememberFailure: assign({ failure: (_, failure: string) => failure }),
  },
}).createMachine({
  id: 'scanProof',
  context: ({ input }) => ({ code: input.code, verdict: null, failure: null }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'hasCode', target: 'checking' }, { target: 'codeless' }] },
    codeless: {},
    checking: {
      invoke: {
        src: 'scanCode',
        input: ({ context }) => codeIn(context),
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
    /** The decoder did not load. */
    unchecked: { on: { 'scan.retry': 'checking' } },
  },
});

/** Throws without a code; the chart rules that out. */
function codeIn({ code }: ScanProofContext): ScannedCode {
  if (code === null) throw new Error('Only a drawn code can be read.');
  return code;
}
