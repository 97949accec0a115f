/** The print kit of a coupon: sheets to print and cut (PRE-05). */
import { assign, setup, type StateValueFrom } from 'xstate';
import { FIRST_PRINT_OPTIONS, type PrintOptions } from '../../domain/print/print-options.ts';
import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import { failureWords, port, type StatePath } from '../port.ts';

interface PrintKitContext {
  readonly options: PrintOptions;
  /** The last drawn sheet; older than the options while another is drawn. */
  readonly sheet: PrintSheet | null;
  /** What went wrong, in words. */
  readonly failure: string | null;
}

export const printKitMachine = setup({
  types: {
    input: {} as { readonly hasBarcode: boolean },
    context: {} as PrintKitContext,
    events: {} as
      | { type: 'options.change'; options: Partial<PrintOptions> }
      | { type: 'sheet.retry' }
      | { type: 'pdf.download' },
    tags: {} as 'drawing' | 'packing' | 'ready',
  },
  actors: {
    drawSheet: port<PrintSheet, PrintOptions>('drawSheet'),
    savePdf: port<void, PrintSheet | null>('savePdf'),
  },
  guards: {
    canBePrinted: ({ context }) => context.sheet?.isCodePrintable === true,
  },
  actions: {
    rememberOptions: assign(({ context }, changed: Partial<PrintOptions>) => ({
      options: { ...context.options, ...changed },
      failure: null,
    })),
    rememberSheet: assign({ sheet: (_, sheet: PrintSheet) => sheet }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'printKit',
  context: ({ input }) => ({
    options: { ...FIRST_PRINT_OPTIONS, code: input.hasBarcode ? 'barcode' : 'link' },
    sheet: null,
    failure: null,
  }),
  initial: 'drawing',
  on: {
    'options.change': {
      target: '.drawing',
      reenter: true,
      actions: { type: 'rememberOptions', params: ({ event }) => event.options },
    },
  },
  states: {
    drawing: {
      tags: 'drawing',
      invoke: {
        src: 'drawSheet',
        input: ({ context }) => context.options,
        onDone: {
          target: 'ready',
          actions: { type: 'rememberSheet', params: ({ event }) => event.output },
        },
        onError: {
          target: 'undrawn',
          actions: assign({ failure: ({ event }) => failureWords(event.error) }),
        },
      },
    },
    undrawn: { on: { 'sheet.retry': { target: 'drawing', actions: 'forgetFailure' } } },
    ready: {
      tags: 'ready',
      on: { 'pdf.download': { target: 'packing', guard: 'canBePrinted' } },
    },
    packing: {
      tags: ['packing', 'ready'],
      entry: 'forgetFailure',
      invoke: {
        src: 'savePdf',
        input: ({ context }) => context.sheet,
        onDone: 'ready',
        onError: {
          target: 'ready',
          actions: assign({ failure: ({ event }) => failureWords(event.error) }),
        },
      },
    },
  },
});

export type PrintKitState = StatePath<StateValueFrom<typeof printKitMachine>>;
