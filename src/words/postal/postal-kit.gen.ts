/** Generated from en/postal/postal-kit.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const postalKit = (): string => (isSpanish() ? 'Paquete postal' : 'Postal kit');
export const advice = (): string =>
  isSpanish()
    ? 'Imágenes y una lista de control para el portal de envíos.'
    : 'Pictures and a checklist for the mailer portal.';
export const download = (): string =>
  isSpanish() ? 'Descargar paquete postal' : 'Download postal kit';
export const packing = (): string => (isSpanish() ? 'Preparando el paquete…' : 'Packing the kit…');
export const downloaded = (): string =>
  isSpanish() ? 'El paquete está en sus descargas.' : 'The kit is in your downloads.';
export const choosePiece = (): string =>
  isSpanish() ? 'Usar una foto de la pieza impresa' : 'Use a photo of the printed piece';
export const useArtwork = (): string => (isSpanish() ? 'Usar el diseño' : 'Use the artwork');
export const pieceOfArtwork = (): string =>
  isSpanish()
    ? 'La imagen de la pieza postal se hace con el diseño.'
    : 'The picture of the mail piece is made from the artwork.';
export const pieceOf = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `La imagen de la pieza postal se hace con “${name}”.`
    : `The picture of the mail piece is made from “${name}”.`;
export const pieceUnreadable = (): string =>
  isSpanish()
    ? 'Su navegador no puede leer este archivo como imagen. Elija un PNG o un JPEG.'
    : 'Your browser cannot read this file as a picture. Choose a PNG or a JPEG.';
