/** Generated from en/domain/field-messages.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const url = (): string => (isSpanish() ? 'Debe ser una URL válida' : 'Must be a valid URL');
export const phone = (): string =>
  isSpanish() ? 'Debe tener la forma XXX-XXX-XXXX' : 'Must match: XXX-XXX-XXXX';
export const date = (): string =>
  isSpanish() ? 'Se requiere una fecha válida' : 'Valid Date Required';
export const afterExpiration = (): string =>
  isSpanish()
    ? 'Debe ser a más tardar la fecha de vencimiento'
    : 'Must be on or before the expiration date';
export const fileTooLarge = ({ kilobytes }: { readonly kilobytes: string | number }): string =>
  isSpanish()
    ? `El archivo elegido es demasiado grande. Elija uno más pequeño. Tamaño máximo: ${kilobytes} KB`
    : `The selected file is too large. Please select a smaller file. Max file size: ${kilobytes} KB`;
export const fileType = (): string =>
  isSpanish()
    ? 'El archivo elegido no es una imagen PNG, JPG ni GIF.'
    : 'The selected file is not a PNG, JPG or GIF image.';
export const fileSides = (): string =>
  isSpanish()
    ? 'La imagen elegida es demasiado larga o ancha. Elija una de 10,000 píxeles por lado como máximo.'
    : 'The selected image is too long or too wide. Please select one of at most 10,000 pixels a side.';
export const fileUnreadable = (): string =>
  isSpanish()
    ? 'Este navegador no puede leer la imagen. Guárdela como PNG o JPG en el programa de origen y elija ese archivo.'
    : 'This browser cannot read the picture. Save it as PNG or JPG in the program it comes from, and choose that file.';
export const fileUncopied = (): string =>
  isSpanish()
    ? 'No se pudo crear la copia. Revise su conexión e intente de nuevo.'
    : 'The copy could not be made. Check your connection and try again.';
export const filePixels = (): string =>
  isSpanish()
    ? 'La imagen elegida tiene demasiados píxeles. Elija una más pequeña.'
    : 'The selected image has too many pixels. Please select a smaller image.';
export const integer = (): string =>
  isSpanish() ? 'Debe ser un número entero' : 'Must be an integer';
export const comma = (): string =>
  isSpanish() ? 'No debe contener comas' : 'Must not contain a comma';
export const known = (): string =>
  isSpanish()
    ? 'Esta palabra ya está en la lista. Edítela allí.'
    : 'This word is in the list already. Edit it there.';
export const tooMany = ({ limit }: { readonly limit: string | number }): string =>
  isSpanish()
    ? `Debe tener ${limit} significados como máximo`
    : `Must be at most ${limit} meanings`;
export const mailerId = ({ pattern }: { readonly pattern: string | number }): string =>
  isSpanish() ? `Debe tener la forma ${pattern}` : `Must match: ${pattern}`;
export const uuid = (): string => (isSpanish() ? 'UUID no válido' : 'Invalid UUID');
export const color = (): string =>
  isSpanish() ? 'Debe ser un color como #1F4FBF' : 'Must be a color such as #1F4FBF';
export const barcodeControls = (): string =>
  isSpanish()
    ? 'Un código de barras no admite saltos de línea ni caracteres de control.'
    : 'A barcode cannot hold line breaks or control characters.';
export const barcodeBroken = (): string =>
  isSpanish()
    ? 'Este texto tiene un carácter dañado. Escríbalo de nuevo.'
    : 'This text has a broken character. Please type it again.';
export const barcodeTooLong = (): string =>
  isSpanish()
    ? 'Este texto es demasiado largo para un código QR. Acórtelo.'
    : 'This text is too long for a QR code. Please shorten it.';
export const barcodePdf417 = (): string =>
  isSpanish()
    ? 'PDF417 solo admite letras, dígitos y signos de Europa occidental. Use un código QR para este texto.'
    : 'PDF417 takes Western European letters, digits and signs only. Please use a QR code for this text.';
export const barcodeAztec = (): string =>
  isSpanish()
    ? 'Aztec solo admite letras, dígitos y signos de Europa occidental. Use un código QR para este texto.'
    : 'Aztec takes Western European letters, digits and signs only. Please use a QR code for this text.';
export const barcodeCode128 = (): string =>
  isSpanish()
    ? 'Code 128 solo admite letras sin acento, dígitos y signos comunes. Use un código QR para este texto.'
    : 'Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.';
