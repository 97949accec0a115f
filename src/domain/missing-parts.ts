import * as missingPartsWords from '../words/domain/missing-parts.gen.ts';

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
    const failures = listed(different(parts).map(failureOf));
    super(missingPartsWords.nothingDrawn({ failures, advice: adviceFor(parts) }), options);
    this.parts = parts;
  }
}

/** The preview's message, a sentence for each part. */
export function missingWords(parts: readonly MissingPart[]): string {
  return different(parts)
    .map((part) => INSTEAD[part.kind]({ failure: capitalized(failureOf(part)) }))
    .join(' ');
}

const INSTEAD: Readonly<
  Record<MissingPart['kind'], (part: { readonly failure: string }) => string>
> = {
  font: missingPartsWords.fontReplaced,
  picture: missingPartsWords.missingHere,
  barcode: missingPartsWords.missingHere,
  renderer: missingPartsWords.noArtwork,
};

function failureOf(part: MissingPart): string {
  switch (part.kind) {
    case 'font':
      return part.isOurs
        ? missingPartsWords.fontNotLoaded({ family: part.family })
        : missingPartsWords.fontUnknown({ family: part.family });
    case 'picture':
      return missingPartsWords.pictureNotLoaded();
    case 'barcode':
      return missingPartsWords.barcodeNotLoaded();
    case 'renderer':
      return missingPartsWords.rendererNotLoaded();
  }
}

function adviceFor(parts: readonly MissingPart[]): string {
  if (parts.some((part) => part.kind === 'font' && !part.isOurs))
    return missingPartsWords.chooseAnother();
  return missingPartsWords.tryAgain();
}

/** The same part may be missing in several pictures. */
function different(parts: readonly MissingPart[]): readonly MissingPart[] {
  return [...new Map(parts.map((part) => [failureOf(part), part])).values()];
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return missingPartsWords.and({ others: words.slice(0, -1).join(', '), last });
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
