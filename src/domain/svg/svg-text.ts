/** The text of an SVG file, in the encoding that its bytes or its first line say: not every program writes UTF-8. */

/** Never throws: what no encoding explains is read letter by letter, as older programs wrote it. */
export function svgTextOf(bytes: Uint8Array): string {
  const said = markedIn(bytes) ?? declaredIn(bytes) ?? 'utf-8';
  for (const encoding of new Set([said, 'utf-8'])) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** By a byte order mark, or by the zeros beside the first letter. */
function markedIn([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return null;
}

/** `<?xml version="1.0" encoding="iso-8859-1"?>`; null where it names none that can be read in it. */
function declaredIn(bytes: Uint8Array): string | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, FIRST_LINE));
  const [, name = ''] =
    /^\W{0,3}<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/u.exec(start) ?? [];
  return name === '' || /^utf-?16/iu.test(name) ? null : name;
}

/** Bytes within which a file names its encoding. */
const FIRST_LINE = 200;
