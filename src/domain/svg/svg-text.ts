/** Decodes an SVG file in the encoding of its bytes or first line; not every program writes UTF-8. */

/** Never throws: bytes in no known encoding are read one by one, as older programs wrote them. */
export function svgTextOf(bytes: Uint8Array): string {
  const marked = markedIn(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  const said = declaredIn(bytes) ?? 'utf-8';
  for (const encoding of new Set([said, 'utf-8'])) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** By a byte order mark, or by the zero bytes beside the first letter; whatever the first line says. */
function markedIn([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return null;
}

/** `<?xml version="1.0" encoding="iso-8859-1"?>`; null if it names no encoding that can be read that way. */
function declaredIn(bytes: Uint8Array): string | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, FIRST_LINE));
  const [, name = ''] =
    /^\W{0,3}<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/u.exec(start) ?? [];
  return name === '' || /^utf-?16/iu.test(name) ? null : name;
}

/** A file names its encoding within this many bytes. */
const FIRST_LINE = 200;
