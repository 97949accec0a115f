/** Generated from en/domain/svg-faults.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const imageUnreadable = (): string =>
  isSpanish() ? 'No se puede leer la imagen.' : 'The image cannot be read.';
export const fileTooLarge = (): string =>
  isSpanish() ? 'El archivo tiene más de 8 MB.' : 'The file is larger than 8 MB.';
export const tooManyElements = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `El archivo tiene más de ${most} elementos.`
    : `The file has more than ${most} elements.`;
export const notWellFormed = (): string =>
  isSpanish() ? 'El archivo no es XML bien formado.' : 'The file is not well-formed XML.';
export const noSvg = (): string =>
  isSpanish()
    ? 'El archivo no es un SVG: su elemento raíz debe ser <svg>.'
    : 'The file is not an SVG: its root element must be <svg>.';
export const elementRefused = (): string =>
  isSpanish()
    ? 'Este elemento no se permite en un diseño.'
    : 'This element is not allowed in a design.';
export const handlerRefused = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `El controlador de eventos "${name}" no se permite en un diseño.`
    : `The event handler "${name}" is not allowed in a design.`;
export const referenceOutside = ({ reference }: { readonly reference: string | number }): string =>
  isSpanish()
    ? `La referencia "${reference}" apunta fuera del archivo.`
    : `The reference "${reference}" points outside the file.`;
export const valueOutside = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `"${name}" remite a algo fuera del archivo.`
    : `"${name}" refers to something outside the file.`;
