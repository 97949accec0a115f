/** The parts that an artwork lacks because a font, a picture or the barcode did not load, in words (REND-05). */
export type MissingPart =
  /** `isOurs` is false for a font that Tearline does not include. */
  | { readonly kind: 'font'; readonly family: string; readonly isOurs: boolean }
  /** An image, or a part of the design that the browser draws as an image. */
  | { readonly kind: 'picture' }
  | { readonly kind: 'barcode' }
  /** The renderer itself. */
  | { readonly kind: 'renderer' };

/** Drawing for a save fails if any part is missing; the message is a sentence for people. */
export class PartsMissing extends Error {
  override readonly name = 'PartsMissing';
  readonly parts: readonly MissingPart[];
  constructor(parts: readonly MissingPart[], options?: ErrorOptions) {
    super(
      `Nothing was drawn: ${listed(different(parts).map(failureOf))}. ${adviceFor(parts)}`,
      options,
    );
    this.parts = parts;
  }
}

/** The preview's message, a sentence for each part. */
export function missingWords(parts: readonly MissingPart[]): string {
  return different(parts)
    .map((part) => `${capitalized(failureOf(part))}${INSTEAD[part.kind]}`)
    .join(' ');
}

const INSTEAD: Readonly<Record<MissingPart['kind'], string>> = {
  font: '; another one stands in for it here.',
  picture: ' and is missing here.',
  barcode: ' and is missing here.',
  renderer: ', so no artwork is shown.',
};

function failureOf(part: MissingPart): string {
  switch (part.kind) {
    case 'font':
      return part.isOurs
        ? `the font ${part.family} did not load`
        : `the font ${part.family} is not one of Tearline’s`;
    case 'picture':
      return 'a picture of the design did not load';
    case 'barcode':
      return 'the barcode did not load';
    case 'renderer':
      return 'the part of Tearline that draws did not load';
  }
}

function adviceFor(parts: readonly MissingPart[]): string {
  if (parts.some((part) => part.kind === 'font' && !part.isOurs)) return 'Choose another design.';
  return 'Check your connection and try again: what you entered is kept.';
}

/** The same part may be missing in several pictures. */
function different(parts: readonly MissingPart[]): readonly MissingPart[] {
  return [...new Map(parts.map((part) => [failureOf(part), part])).values()];
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
