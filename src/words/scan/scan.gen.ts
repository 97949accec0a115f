/** Generated from en/scan/scan.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const checking = (): string => (isSpanish() ? 'Leyendo el código' : 'Reading the code back');
export const couldNotCheck = (): string =>
  isSpanish()
    ? 'No se pudo comprobar el código. Revise su conexión e intente de nuevo; puede guardar sin la comprobación.'
    : 'The code could not be checked. Check your connection and try again; you can save without it.';
export const checkAgain = (): string => (isSpanish() ? 'Comprobar de nuevo' : 'Check again');
export const scans = (): string => (isSpanish() ? 'Se lee bien' : 'Scans');
export const doubtful = (): string => (isSpanish() ? 'Quizá no se lea' : 'May not scan');
export const unread = (): string => (isSpanish() ? 'No se lee' : 'Does not scan');
export const triesRead = ({
  read,
  tries,
}: {
  readonly read: number;
  readonly tries: number;
}): string =>
  isSpanish()
    ? `${figure(read)} de ${figure(tries)} intentos leyeron`
    : `${figure(read)} of ${figure(tries)} tries read`;
export const tries = (): string =>
  isSpanish() ? 'Intentos por tarjeta y tratamiento' : 'Tries by card and treatment';
export const card = (): string => (isSpanish() ? 'Mostrado en' : 'Shown on');
export const altered = (): string =>
  isSpanish()
    ? 'Algunos intentos leyeron otro valor. Quite otros códigos de la imagen o use solo letras sin acento y números.'
    : 'Some tries read another value. Remove other codes from the artwork, or use plain letters and digits.';
export const quiet = (): string =>
  isSpanish()
    ? 'El borde blanco alrededor del código está cortado. Elija de nuevo el tipo de código de barras para que se dibuje con su borde.'
    : 'The white edge around the code is cut. Choose the barcode type again, so that it is drawn with its edge.';
export const contrast = (): string =>
  isSpanish()
    ? 'En una pantalla oscura el código tiene muy poco contraste. Un código más corto tiene líneas más anchas.'
    : 'On a dim screen the code has too little contrast. A shorter code has wider lines.';
export const dense = (): string =>
  isSpanish()
    ? 'El código es demasiado denso a su tamaño real. Acórtelo.'
    : 'The code is too dense at its real size. Make it shorter.';
export const denseBars = (): string =>
  isSpanish()
    ? 'El código es demasiado denso a su tamaño real. Acórtelo o use un código QR.'
    : 'The code is too dense at its real size. Make it shorter, or use a QR code.';
export const useAQrCode = (): string => (isSpanish() ? 'Usar un código QR' : 'Use a QR code');
export const changeTheCode = (): string => (isSpanish() ? 'Cambiar el código' : 'Change the code');
export const apple = (): string => 'Apple';
export const google = (): string => 'Google';
export const print = (): string => (isSpanish() ? 'Papel' : 'Print');
export const inches = ({ inches }: { readonly inches: string | number }): string =>
  isSpanish() ? `${inches} pulg.` : `${inches} in`;
export const plain = (): string => (isSpanish() ? 'Nítido' : 'Plain');
export const blurred = (): string => (isSpanish() ? 'Borroso' : 'Blurred');
export const turned = (): string => (isSpanish() ? 'Girado 8°' : 'Turned 8°');
export const faint = (): string => (isSpanish() ? 'Medio contraste' : 'Half contrast');
export const wasRead = (): string => (isSpanish() ? 'leído' : 'read');
export const wasNotRead = (): string => (isSpanish() ? 'no leído' : 'not read');
