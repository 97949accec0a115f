/** Generated from en/print.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish, type Language } from './language.ts';

export const perPage = (): string => (isSpanish() ? 'Por página' : 'To a page');
export const postcard = (): string => (isSpanish() ? 'Postal' : 'Card');
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
}): string =>
  isSpanish() ? `Postal de ${width} × ${height} pulg.` : `Postcard of ${width} × ${height} in`;
export const paper = (): string => (isSpanish() ? 'Papel' : 'Paper');
export const letter = (): string => (isSpanish() ? 'Carta' : 'US Letter');
export const marks = (): string => (isSpanish() ? 'Marcas' : 'Marks');
export const cropMarks = (): string => (isSpanish() ? 'Marcas de corte' : 'Crop marks');
export const bleed = (): string =>
  isSpanish() ? 'Sangrado, 0.125 pulg. más allá del corte' : 'Bleed, 0.125 in past the cut';
export const codeOnEach = (): string => (isSpanish() ? 'Código en cada cupón' : 'Code on each');
export const ownCode = ({ caption }: { readonly caption: string | number }): string =>
  isSpanish() ? `El código de barras, ${caption}` : `The barcode, ${caption}`;
export const linkCode = (): string =>
  isSpanish() ? 'Un código QR de su página' : 'A QR code of its page';
export const householdCodes = ({
  count,
  name,
}: {
  readonly count: number;
  readonly name: string | number;
}): string =>
  isSpanish()
    ? `Uno de ${count === 1 ? `${figure(count)} código` : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de códigos` : `${figure(count)} códigos`} de hogares en cada uno, ${name}`
    : `One of ${count === 1 ? `${figure(count)} household code` : `${figure(count)} household codes`} each, ${name}`;
export const eachItsOwn = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? 'Un cupón' : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de cupones` : `${figure(count)} cupones`}, cada uno con su propio código y enlace`
    : `${count === 1 ? 'One coupon' : `${figure(count)} coupons`}, each with a code and a link of its own`;
export const rowsFromTo = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  isSpanish() ? `Filas ${figure(from)} a ${figure(to)}` : `Rows ${figure(from)} to ${figure(to)}`;
export const rows = (): string => (isSpanish() ? 'Filas' : 'Rows');
export const couponsPacked = ({
  done,
  count,
}: {
  readonly done: number;
  readonly count: number;
}): string =>
  isSpanish()
    ? `Cupones: ${figure(done)} de ${figure(count)}`
    : `${figure(done)} of ${figure(count)} coupons`;
export const noCodes = (): string =>
  isSpanish()
    ? 'Todos estos códigos están apagados. Elija otras filas o encienda códigos.'
    : 'All of these codes are switched off. Choose other rows, or switch codes on.';
export const scanToKeep = (language?: Language): string =>
  isSpanish(language) ? 'Escanee para guardarlo en su teléfono' : 'Scan to keep it on your phone';
export const codeSize = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string =>
  isSpanish() ? `Código de ${width} × ${height} pulg.` : `Code of ${width} × ${height} in`;
export const codeTooFine = (): string =>
  isSpanish()
    ? 'A este tamaño, las líneas del código son demasiado finas para una impresora. Elija menos cupones por página o un código QR de su página.'
    : 'The lines of this code are too thin for a printer at this size. Choose fewer to a page, or a QR code of its page.';
export const wordsAsPicture = (): string =>
  isSpanish()
    ? 'Texto a 600 puntos por pulgada, solo con tinta negra'
    : 'Words at 600 dots to an inch, in black ink alone';
export const noTerms = (): string =>
  isSpanish()
    ? 'A este tamaño, las condiciones son demasiado largas para leerse, así que se omiten. Elija menos cupones por página o acórtelas.'
    : 'The terms are too long to be read at this size, so they are left out. Choose fewer to a page, or shorten them.';
export const postcardAdvice = (): string =>
  isSpanish()
    ? 'Una postal tiene su propia página. Pídala “con sangrado completo, por un solo lado”.'
    : 'A postcard has a page of its own. Order it as “full bleed, one side”.';
export const download = (): string => (isSpanish() ? 'Descargar PDF' : 'Download PDF');
export const packing = (): string => (isSpanish() ? 'Creando el PDF…' : 'Making the PDF…');
export const drawing = (): string => (isSpanish() ? 'Dibujando la hoja…' : 'Drawing the sheet…');
export const sheet = (): string => (isSpanish() ? 'La hoja' : 'The sheet');
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
  isSpanish()
    ? `${count === 1 ? 'Un cupón' : `${figure(count)} cupones`} de ${width} × ${height} pulg. en papel ${paper}`
    : `${count === 1 ? 'One coupon' : `${figure(count)} coupons`} of ${width} × ${height} in on ${paper}`;
export const printAtFullSize = (): string =>
  isSpanish()
    ? 'Imprima al 100 %, sin “ajustar a la página”.'
    : 'Print it at 100 %, not “fit to page”.';
export const notDrawn = (): string =>
  isSpanish() ? 'No se pudo dibujar la hoja' : 'The sheet could not be drawn';
export const notPacked = (): string =>
  isSpanish()
    ? 'No se pudo crear el PDF. Revise su conexión e intente de nuevo.'
    : 'The PDF could not be made. Check your connection and try again.';
