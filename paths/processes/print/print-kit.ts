/** The print kit of a coupon: drawn, changed, downloaded. */
import type { PrintSheet } from '../../../src/domain/print/print-sheet.ts';
import { printKitMachine } from '../../../src/machines/print/print-kit.machine.ts';
import { does, gates, neither, processOf, row, sees, start } from '../kit/kit.ts';
import { download, openCoupon } from '../dashboard/dashboard.ts';

const OPEN_KIT = row(
  'makes a coupon, presses its three dots on the dashboard and chooses “Print kit”',
  [
    gates.drawing.install,
    // The first sheet waits for its drawing, too.
    ({ page }) =>
      page.addInitScript(() => {
        Object.assign(Reflect.get(window, 'tearline-drawing') as object, { isArmed: true });
      }),
    ...[openCoupon('print'), sees.part('heading', 'Print kit')],
  ],
);

/** What the machine reads of a sheet. */
const SHEET = { isCodePrintable: true } as PrintSheet;
const TWO = '2 6 × 4.6″';
const NOT_MADE = /^The PDF could not be made\./;
const isDrawn = sees.part('img', 'The sheet');

export const printKit = processOf(printKitMachine, 'The print kit of a coupon', {
  rows: ['PRE-05', 'READY-03'],
  starts: start({ hasBarcode: true, households: null }, OPEN_KIT),
  reads: ({ failure, sheet }) => ({ failed: failure !== null, drawn: sheet !== null }),
  steps: {
    'options.change': row(
      'chooses “2” to a page',
      [gates.drawing.arm, does.check(TWO), sees.checked('radio', TWO)],
      {
        payload: { options: { layout: 'two' } },
        when: ({ options }) => options.layout !== 'two',
      },
    ),
    'sheet.retry': row([gates.drawing.arm, does.press('Try again')]),
    'pdf.download': [
      row([gates.drawing.arm, does.press('Download PDF')]),
      row([gates.drawing.arm, does.press('Download PDF'), sees.noText(NOT_MADE)], {
        when: ({ failure }) => failure !== null,
      }),
    ],
    'done: drawSheet': row('waits until the sheet is drawn', [gates.drawing.open, isDrawn], {
      brings: SHEET,
    }),
    'error: drawSheet': row(
      'waits until the drawing has failed (only the runner can do this)',
      [gates.drawing.break, sees.text('The sheet could not be drawn')],
      { brings: new Error('The artwork could not be drawn.') },
    ),
    'pdf.cancel': 'Sheets with codes of households can be canceled; a component test shows it.',
    'pdf.progress': 'Coupons change a bar and no place; a component test shows it.',
    'pdf.saved': download(gates.drawing.open, '.pdf'),
    'pdf.failed': row(
      'waits until the PDF has failed (only the runner can do this)',
      [gates.drawing.break, sees.text(NOT_MADE)],
      { payload: { error: new Error('The PDF could not be made.') } },
    ),
    ...neither('savePdf'),
  },
  views: {
    drawing: sees.text('Drawing the sheet…'),
    undrawn: [sees.text('The sheet could not be drawn'), sees.part('button', 'Try again')],
    ready: [isDrawn, sees.part('button', 'Download PDF')],
    packing: [isDrawn, sees.busy('button', 'Making the PDF…')],
  },
  notWalked: {
    'ready · pdf.download · refused':
      'The button is off for a code with lines too thin for paper; a component test shows it.',
  },
});
