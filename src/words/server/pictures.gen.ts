/** Generated from en/server/pictures.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const png = (): string =>
  isSpanish() ? 'La imagen debe ser PNG.' : 'The image must be a PNG.';
export const pngOrJpeg = (): string =>
  isSpanish() ? 'La imagen debe ser PNG o JPEG.' : 'The image must be a PNG or a JPEG.';
export const over3Mb = (): string =>
  isSpanish() ? 'La imagen debe tener 3 MB como máximo.' : 'The image must have at most 3 MB.';
export const tooLarge = (): string =>
  isSpanish() ? 'La imagen es demasiado grande.' : 'The image is too large.';
export const otherSize = ({
  width,
  height,
  ownWidth,
  ownHeight,
}: {
  readonly width: string | number;
  readonly height: string | number;
  readonly ownWidth: string | number;
  readonly ownHeight: string | number;
}): string =>
  isSpanish()
    ? `La imagen debe medir ${width} x ${height} píxeles; esta mide ${ownWidth} x ${ownHeight}.`
    : `The image must be ${width} x ${height} pixels; this one is ${ownWidth} x ${ownHeight}.`;
export const notStored = (): string =>
  isSpanish()
    ? 'Esta imagen no está guardada con sus cupones. Envíela de nuevo.'
    : 'This image is not stored with your coupons. Please send it again.';
export const svgEntities = (): string =>
  isSpanish() ? 'No se permiten entidades en un diseño.' : 'Entities are not allowed in a design.';
export const svgInstructions = (): string =>
  isSpanish()
    ? 'No se permiten instrucciones de procesamiento en un diseño.'
    : 'Processing instructions are not allowed in a design.';
export const notSvg = (): string =>
  isSpanish() ? 'El archivo no es un SVG.' : 'The file is not an SVG.';
export const svgTooDeep = (): string =>
  isSpanish() ? 'Está anidado a demasiada profundidad.' : 'It is nested too deeply.';
export const svgRules = (): string =>
  isSpanish()
    ? 'Sus reglas cargan o ejecutan algo, u ocultan su contenido.'
    : 'Its rules load or run something, or hide their content.';
export const svgBase = (): string =>
  isSpanish()
    ? '"xml:base" hace que las referencias apunten fuera del archivo.'
    : '"xml:base" makes references point outside the file.';
export const svgNotAllowed = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `"${name}" no se permite en un diseño.` : `"${name}" is not allowed in a design.`;
export const svgTooComplicated = (): string =>
  isSpanish()
    ? 'Es demasiado complicado para revisarlo en dos segundos. Simplifíquelo o expórtelo con menos elementos.'
    : 'It is too complicated to be checked within two seconds. Simplify it, or export it with fewer elements.';
