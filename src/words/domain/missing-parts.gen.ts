/** Generated from en/domain/missing-parts.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const nothingDrawn = ({
  failures,
  advice,
}: {
  readonly failures: string | number;
  readonly advice: string | number;
}): string =>
  isSpanish()
    ? `No se dibujó nada: ${failures}. ${advice}`
    : `Nothing was drawn: ${failures}. ${advice}`;
export const fontNotLoaded = ({ family }: { readonly family: string | number }): string =>
  isSpanish() ? `no se cargó el tipo de letra ${family}` : `the font ${family} did not load`;
export const fontUnknown = ({ family }: { readonly family: string | number }): string =>
  isSpanish()
    ? `el tipo de letra ${family} no es de Tearline`
    : `the font ${family} is not one of Tearline’s`;
export const pictureNotLoaded = (): string =>
  isSpanish() ? 'no se cargó una imagen del diseño' : 'a picture of the design did not load';
export const barcodeNotLoaded = (): string =>
  isSpanish() ? 'no se cargó el código de barras' : 'the barcode did not load';
export const rendererNotLoaded = (): string =>
  isSpanish()
    ? 'no se cargó la parte de Tearline que dibuja'
    : 'the part of Tearline that draws did not load';
export const fontReplaced = ({ failure }: { readonly failure: string | number }): string =>
  isSpanish()
    ? `${failure}; aquí lo sustituye otro.`
    : `${failure}; another one stands in for it here.`;
export const missingHere = ({ failure }: { readonly failure: string | number }): string =>
  isSpanish() ? `${failure} y falta aquí.` : `${failure} and is missing here.`;
export const noArtwork = ({ failure }: { readonly failure: string | number }): string =>
  isSpanish()
    ? `${failure}, así que no se muestra el arte.`
    : `${failure}, so no artwork is shown.`;
export const chooseAnother = (): string =>
  isSpanish() ? 'Elija otro diseño.' : 'Choose another design.';
export const tryAgain = (): string =>
  isSpanish()
    ? 'Revise su conexión e intente de nuevo: lo que escribió se conserva.'
    : 'Check your connection and try again: what you entered is kept.';
export const and = ({
  others,
  last,
}: {
  readonly others: string | number;
  readonly last: string | number;
}): string => (isSpanish() ? `${others} y ${last}` : `${others} and ${last}`);
