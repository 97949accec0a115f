import fc, { type Arbitrary } from 'fast-check';

const SURROGATES = { first: 0xd800, many: 0x800 } as const;
const CODE_POINTS = 0x11_0000 - SURROGATES.many;

/**
 * Texts of any characters, including invisible ones. They are the texts of fast-check's unit "binary", which would first
 * list all 1,112,064 characters in a map to find out whether it can write "__proto__". That takes a second and 130 MB.
 */
export function anyText({ maxLength }: { readonly maxLength: number }): Arbitrary<string> {
  return fc.string({ unit: CHARACTER, maxLength });
}

const CHARACTER = fc.nat({ max: CODE_POINTS - 1 }).map(characterAt, placeOf);

function characterAt(place: number): string {
  return String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.many);
}

function placeOf(character: unknown): number {
  if (typeof character !== 'string' || [...character].length !== 1)
    throw new Error('This is not one character.');
  const point = character.codePointAt(0) ?? 0;
  const place = point < SURROGATES.first ? point : point - SURROGATES.many;
  if (characterAt(place) !== character) throw new Error('This is half a character.');
  return place;
}
