/** Generated from en/server/pictures.json by `npm run generate`. Do not edit. */
export const png = (): string => 'The image must be a PNG.';
export const pngOrJpeg = (): string => 'The image must be a PNG or a JPEG.';
export const over3Mb = (): string => 'The image must have at most 3 MB.';
export const tooLarge = (): string => 'The image is too large.';
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
  `The image must be ${width} x ${height} pixels; this one is ${ownWidth} x ${ownHeight}.`;
export const notStored = (): string =>
  'This image is not stored with your coupons. Please send it again.';
export const svgEntities = (): string => 'Entities are not allowed in a design.';
export const svgInstructions = (): string => 'Processing instructions are not allowed in a design.';
export const notSvg = (): string => 'The file is not an SVG.';
export const svgTooDeep = (): string => 'It is nested too deeply.';
export const svgRules = (): string => 'Its rules load or run something, or hide their content.';
export const svgBase = (): string => '"xml:base" makes references point outside the file.';
export const svgNotAllowed = ({ name }: { readonly name: string | number }): string =>
  `"${name}" is not allowed in a design.`;
export const svgTooComplicated = (): string =>
  'It is too complicated to be checked within two seconds. Simplify it, or export it with fewer elements.';
