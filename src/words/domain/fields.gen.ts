/** Generated from en/domain/fields.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const pickStartDate = (): string =>
  isSpanish() ? 'Elegir la fecha de inicio' : 'Pick a start date';
export const pickDate = (): string => (isSpanish() ? 'Elegir la fecha final' : 'Pick an end date');
export const timeZone = (): string => (isSpanish() ? 'Zona horaria' : 'Time zone');
export const backgroundColor = (): string => (isSpanish() ? 'Color de fondo' : 'Background color');
export const foregroundColor = (): string => (isSpanish() ? 'Color del texto' : 'Foreground color');
export const labelColor = (): string => (isSpanish() ? 'Color de los rótulos' : 'Label color');
export const barcodeType = (): string =>
  isSpanish() ? 'Tipo de código de barras' : 'Barcode Type';
export const barcodeField = (): string =>
  isSpanish() ? 'Valor del código de barras' : 'Barcode Field';
export const barcodeAltText = (): string =>
  isSpanish() ? 'Texto alternativo del código' : 'Barcode Alternate Text';
export const haveLogoImage = (): string =>
  isSpanish() ? '¿Tiene un archivo de logotipo?' : 'Do you have a logo file?';
export const logoText = (): string =>
  isSpanish() ? 'Texto del logotipo (hasta 2 caracteres)' : 'Logo text (up to 2 characters)';
export const textColor = (): string => (isSpanish() ? 'Color del texto' : 'Text color');
export const haveRideAlongImage = (): string =>
  isSpanish() ? '¿Tiene una imagen Ride-Along?' : 'Do you have a Ride-Along image?';
export const mailerId = (): string => 'Mailer ID';
export const scheme = ({ number }: { readonly number: number }): string =>
  isSpanish()
    ? `${number === 1 ? 'Combinación original' : `Combinación ${figure(number)}`}`
    : `${number === 1 ? 'Default Scheme' : `Scheme ${figure(number)}`}`;
export const couponLanguage = (): string => (isSpanish() ? 'Idioma del cupón' : 'Coupon language');
export const english = (): string => (isSpanish() ? 'Inglés' : 'English');
export const spanish = (): string => (isSpanish() ? 'Español' : 'Spanish');
