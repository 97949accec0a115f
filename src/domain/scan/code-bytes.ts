/** A pass's message in the encoding that the pass names, as a phone draws it: one character for each byte. */

/** Common names of the encodings that have no table. */
const LATIN = /^(?:iso[-_]?8859[-_]1|latin-?1|l1)$/iu;
const ASCII = /^(?:us-)?ascii$/iu;
const UTF_8 = /^utf-?8$/iu;
/** Encodings with one byte for each character; browsers have tables of most. */
const SINGLE_BYTES =
  /^(?:iso[-_]?8859[-_](?:[2-9]|1[0134567])|windows-(?:874|125[0-8])|cp125[0-8]|koi8-[ru]|macintosh)$/iu;

/** The bytes of a text; null if the encoding cannot hold it, undefined if it is not known here. */
export function bytesIn(encoding: string, text: string): string | null | undefined {
  if (UTF_8.test(encoding)) return lettersOf(new TextEncoder().encode(text));
  if (LATIN.test(encoding)) return /^[\0-\u00ff]*$/u.test(text) ? text : null;
  if (ASCII.test(encoding)) return /^[\0-\u007f]*$/u.test(text) ? text : null;
  return SINGLE_BYTES.test(encoding)
    ? bytesOfTable(encoding.replaceAll('_', '-'), text)
    : undefined;
}

function bytesOfTable(encoding: string, text: string): string | null | undefined {
  const table = tableOf(encoding);
  if (table === undefined) return undefined;
  const places = Array.from(text, (letter) => table.indexOf(letter));
  return places.includes(-1) ? null : lettersOf(places);
}

/** One by one: more than 120,000 arguments of one call overflow the stack. */
function lettersOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** The letters of all bytes; undefined if no encoding has the name. */
function tableOf(encoding: string): string | undefined {
  try {
    const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
    // ISO 8859-9 and 11 are read as Windows writes them, with letters in place of control characters.
    if (/^iso/iu.test(encoding)) return table.replace(/[^]{32}(?=[^]{96}$)/u, '\0'.repeat(32));
    return table;
  } catch {
    return undefined;
  }
}
