/** Generated from en/domain/svg-faults.json by `npm run generate`. Do not edit. */
export const imageUnreadable = (): string => 'The image cannot be read.';
export const fileTooLarge = (): string => 'The file is larger than 8 MB.';
export const tooManyElements = ({ most }: { readonly most: string | number }): string =>
  `The file has more than ${most} elements.`;
export const notWellFormed = (): string => 'The file is not well-formed XML.';
export const noSvg = (): string => 'The file is not an SVG: its root element must be <svg>.';
export const elementRefused = (): string => 'This element is not allowed in a design.';
export const handlerRefused = ({ name }: { readonly name: string | number }): string =>
  `The event handler "${name}" is not allowed in a design.`;
export const referenceOutside = ({ reference }: { readonly reference: string | number }): string =>
  `The reference "${reference}" points outside the file.`;
export const valueOutside = ({ name }: { readonly name: string | number }): string =>
  `"${name}" refers to something outside the file.`;
