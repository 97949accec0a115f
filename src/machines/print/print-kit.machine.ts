/** The print kit of a coupon: sheets to print and cut (PRE-05). */
import { assign, setup } from 'xstate';
import {
  FIRST_PRINT_OPTIONS,
  type HouseholdRows,
  type PrintOptions,
} from '../../domain/print/print-options.ts';
import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import { type MayFail, port, reportingPort, WHY_FAILED } from '../port.ts';

export type PdfReport =
  | { type: 'pdf.progress'; coupons: number }
  | { type: 'pdf.saved' }
  | { type: 'pdf.failed'; error: unknown };

interface PrintKitContext extends MayFail {
  readonly options: PrintOptions;
  /** The last drawn sheet; older than the options while another is drawn. */
  readonly sheet: PrintSheet | null;
  /** Coupons in the PDF that is being made. */
  readonly packed: number;
}

export const printKitMachine = setup({
  types: {
    input: {} as { readonly hasBarcode: boolean; readonly households: HouseholdRows | null },
    context: {} as PrintKitContext,
    events: {} as
      | { type: 'options.change'; options: Partial<PrintOptions> }
      | { type: 'sheet.retry' | 'pdf.download' | 'pdf.cancel' }
      | PdfReport,
    tags: {} as 'drawing' | 'packing' | 'ready',
  },
  actors: {
    drawSheet: port<PrintSheet, PrintOptions>('drawSheet'),
    savePdf: reportingPort<PrintSheet | null>('savePdf'),
  },
  guards: {
    canBePrinted: ({ context }) => context.sheet?.isCodePrintable === true,
  },
  actions: {
    beginPdf: assign({ packed: 0, failure: null }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'printKit',
  context: ({ input }) => ({
    options: { ...FIRST_PRINT_OPTIONS, ...firstCode(input) },
    sheet: null,
    packed: 0,
    failure: null,
  }),
  initial: 'drawing',
  on: {
    'options.change': {
      target: '.drawing',
      reenter: true,
      actions: assign(({ context, event }) => ({
        options: { ...context.options, ...event.options },
        failure: null,
      })),
    },
  },
  states: {
    drawing: {
      tags: 'drawing',
      invoke: {
        src: 'drawSheet',
        input: ({ context }) => context.options,
        onDone: { target: 'ready', actions: assign({ sheet: ({ event }) => event.output }) },
        onError: { target: 'undrawn', actions: assign(WHY_FAILED) },
      },
    },
    undrawn: { on: { 'sheet.retry': { target: 'drawing', actions: 'forgetFailure' } } },
    ready: {
      tags: 'ready',
      on: { 'pdf.download': { target: 'packing', guard: 'canBePrinted' } },
    },
    packing: {
      tags: ['packing', 'ready'],
      entry: 'beginPdf',
      invoke: {
        src: 'savePdf',
        input: ({ context }) => context.sheet,
        onError: { target: 'ready', actions: assign(WHY_FAILED) },
      },
      on: {
        'pdf.progress': {
          actions: assign({ packed: ({ event }) => event.coupons }),
        },
        'pdf.saved': 'ready',
        'pdf.failed': { target: 'ready', actions: assign(WHY_FAILED) },
        'pdf.cancel': 'ready',
      },
    },
  },
});

function firstCode({
  hasBarcode,
  households,
}: {
  readonly hasBarcode: boolean;
  readonly households: HouseholdRows | null;
}): Pick<PrintOptions, 'code' | 'households'> {
  if (households !== null) return { code: 'households', households };
  return { code: hasBarcode ? 'barcode' : 'link', households: null };
}
