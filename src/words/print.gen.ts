/** Generated from en/print.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const perPage = (): string => 'To a page';
export const postcard = (): string => 'Card';
export const size = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string => `${width} × ${height}″`;
export const postcardSize = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string => `Postcard of ${width} × ${height} in`;
export const paper = (): string => 'Paper';
export const letter = (): string => 'US Letter';
export const marks = (): string => 'Marks';
export const cropMarks = (): string => 'Crop marks';
export const bleed = (): string => 'Bleed, 0.125 in past the cut';
export const codeOnEach = (): string => 'Code on each';
export const ownCode = ({ caption }: { readonly caption: string | number }): string =>
  `The barcode, ${caption}`;
export const linkCode = (): string => 'A QR code of its page';
export const scanToKeep = (): string => 'Scan to keep it on your phone';
export const codeSize = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string => `Code of ${width} × ${height} in`;
export const codeTooFine = (): string =>
  'The lines of this code are too thin for a printer at this size. Choose fewer to a page, or a QR code of its page.';
export const wordsAsPicture = (): string => 'Words at 600 dots to an inch, in black ink alone';
export const noTerms = (): string =>
  'The terms are too long to be read at this size, so they are left out. Choose fewer to a page, or shorten them.';
export const postcardAdvice = (): string =>
  'A postcard has a page of its own. Order it as “full bleed, one side”.';
export const download = (): string => 'Download PDF';
export const packing = (): string => 'Making the PDF…';
export const drawing = (): string => 'Drawing the sheet…';
export const sheet = (): string => 'The sheet';
export const sheetOf = ({
  count,
  width,
  height,
  paper,
}: {
  readonly count: number;
  readonly width: string | number;
  readonly height: string | number;
  readonly paper: string | number;
}): string =>
  `${count === 1 ? 'One coupon' : `${figure(count)} coupons`} of ${width} × ${height} in on ${paper}`;
export const printAtFullSize = (): string => 'Print it at 100 %, not “fit to page”.';
export const notDrawn = (): string => 'The sheet could not be drawn';
export const notPacked = (): string =>
  'The PDF could not be made. Check your connection and try again.';
