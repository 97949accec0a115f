/** A household's code: 80 random bits, written as 16 characters of Crockford's base32 (SER-02). */

/** Bytes of a code. */
export const CODE_BYTES = 10;
/** Characters of a written code. */
const CODE_LENGTH = 16;

/** Without I, L, O and U, which are mistaken for others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const VALUES = new Map([
  ...[...ALPHABET].map((letter, value) => [letter, value] as const),
  ['O', 0] as const,
  ['I', 1] as const,
  ['L', 1] as const,
]);

/** Returns the 16 characters of a code of ten bytes. */
export function formatCode(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < CODE_BYTES; start += 5) {
    let number = 0;
    for (let at = start; at < start + 5; at += 1) number = number * 256 + (bytes[at] ?? 0);
    let letters = '';
    for (let count = 0; count < 8; count += 1) {
      letters = `${ALPHABET[number % 32] ?? ''}${letters}`;
      number = Math.floor(number / 32);
    }
    text += letters;
  }
  return text;
}

/**
 * Returns the ten bytes of a written code; null for any other text. Case, spaces and hyphens do not matter; O is read as
 * 0, I and L as 1.
 */
export function parseCode(written: string): Uint8Array | null {
  if (written.length > 2 * CODE_LENGTH) return null;
  const plain = written.replaceAll(/[\s-]/gu, '');
  // Some other letters become ASCII in upper case: ß is SS.
  if (!/^[0-9A-Za-z]{16}$/.test(plain)) return null;
  const letters = plain.toUpperCase();
  const bytes = new Uint8Array(CODE_BYTES);
  for (let half = 0; half < 2; half += 1) {
    let number = 0;
    for (let at = half * 8; at < half * 8 + 8; at += 1) {
      const value = VALUES.get(letters[at] ?? '');
      if (value === undefined) return null;
      number = number * 32 + value;
    }
    for (let at = half * 5 + 4; at >= half * 5; at -= 1) {
      bytes[at] = number % 256;
      number = Math.floor(number / 256);
    }
  }
  return bytes;
}

/** Returns a code, or another key of ten bytes, as the product writes it; null for any other text. */
export function writtenCode(text: string): string | null {
  const bytes = parseCode(text);
  return bytes && formatCode(bytes);
}

/** Returns a code in groups of four, as people read it out. */
export function groupedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/gu, '$1-');
}
