/** Generated from en/proof.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const saveAndContinue = (): string =>
  isSpanish() ? 'Guardar y continuar' : 'Save and continue';
export const proofPlaceOfLength = ({
  place,
  length,
}: {
  readonly place: string | number;
  readonly length: string | number;
}): string => (isSpanish() ? `PRUEBA ${place} DE ${length}` : `PROOF ${place} OF ${length}`);
export const readsWell = (): string => (isSpanish() ? 'Se lee bien.' : 'Reads well.');
export const contrastRatio1 = ({ ratio }: { readonly ratio: string | number }): string =>
  isSpanish() ? `Contraste ${ratio}:1` : `Contrast ${ratio}:1`;
export const editRideAlong = (): string => (isSpanish() ? 'Editar Ride-Along' : 'Edit Ride-Along');
export const rideAlongImageColors = (): string =>
  isSpanish() ? 'Ride-Along: imagen, colores' : 'Ride-Along: image, colors';
export const editDetails = (): string => (isSpanish() ? 'Editar detalles' : 'Edit details');
export const detailsDatesTerms = (): string =>
  isSpanish() ? 'Detalles: fechas, condiciones' : 'Details: dates, terms';
export const editCoupon = (): string => (isSpanish() ? 'Editar cupón' : 'Edit coupon');
export const couponWordsColors = (): string =>
  isSpanish() ? 'Cupón: texto, colores' : 'Coupon: words, colors';
export const changeSomething = (): string => (isSpanish() ? 'Cambiar algo' : 'Change something');
export const savingDownloadsItWithThe = (): string =>
  isSpanish()
    ? 'Al guardar se descarga, con el original de 600 × 400 px'
    : 'Saving downloads it, with the 600 × 400 px master';
export const yoursToKeep = (): string => (isSpanish() ? 'Es suyo.' : 'Yours to keep.');
export const aJpegOf300200 = (): string =>
  isSpanish()
    ? 'Un JPEG de 300 × 200 px, de 200 KB como máximo'
    : 'A JPEG of 300 × 200 px, at most 200 KB';
export const fitsTheMail = (): string => (isSpanish() ? 'Cabe en el correo.' : 'Fits the mail.');
export const googleCutsNeitherNameNor = (): string =>
  isSpanish()
    ? 'Google muestra el nombre y la descripción completos'
    : 'Google shows the full name and description';
export const fits = (): string => (isSpanish() ? 'Cabe.' : 'Fits.');
export const howAScreenReaderSays = (): string =>
  isSpanish() ? 'Cómo lo lee un lector de pantalla' : 'How a screen reader reads it';
export const yourAppleCoupon = (): string =>
  isSpanish() ? 'Su cupón de Apple' : 'Your Apple coupon';
export const yourGoogleCoupon = (): string =>
  isSpanish() ? 'Su cupón de Google' : 'Your Google coupon';
export const toThePhone = (): string =>
  isSpanish()
    ? 'Esto es lo que llega al teléfono, píxel por píxel.'
    : 'This is what goes to the phone, pixel for pixel.';
export const besideTheirMail = (): string =>
  isSpanish()
    ? 'Esto es lo que las personas ven junto a su correo, a tamaño real.'
    : 'This is what people see beside their mail, at actual size.';
export const cardIsGray = (): string =>
  isSpanish() ? 'La tarjeta sigue gris' : 'The card is still gray';
export const cardMatches = (): string =>
  isSpanish() ? 'La tarjeta combina con el arte' : 'The card matches the artwork';
