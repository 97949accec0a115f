/** Reads back the mails this product writes: RFC 5322 headers, RFC 2047 words, nested multiparts, base64 and quoted-printable. */

interface EmlPart {
  /** `text/html`, in lower case, without parameters. */
  readonly contentType: string;
  /** Without brackets; empty where there is none. */
  readonly contentId: string;
  readonly bytes: Buffer;
}

export interface EmlHeaders {
  /** The unfolded, decoded value; empty where there is none. */
  of(name: string): string;
}

export interface Eml {
  readonly headers: EmlHeaders;
  /** Every part that holds content, in order. */
  readonly parts: readonly EmlPart[];
}

const HEADERS_END = /\r?\n\r?\n/;

export function readEml(message: Buffer): Eml {
  const source = message.toString('latin1');
  const { headers } = split(source);
  return { headers, parts: partsOf(source) };
}

/** The headers at the start of a message, however much of it is there. */
export function readEmlHeaders(start: Buffer): EmlHeaders {
  return split(start.toString('latin1')).headers;
}

function split(source: string): { readonly headers: EmlHeaders; readonly body: string } {
  const end = HEADERS_END.exec(source);
  const head = end === null ? source : source.slice(0, end.index);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const values = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return {
    headers: { of: (name) => decodeWords(values.get(name.toLowerCase()) ?? '') },
    body: end === null ? '' : source.slice(end.index + end[0].length),
  };
}

function partsOf(source: string): readonly EmlPart[] {
  const { headers, body } = split(source);
  const contentType = headers.of('Content-Type');
  const boundary = /;\s*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary !== undefined) return sectionsOf(body, boundary).flatMap(partsOf);
  return [
    {
      contentType: contentType.split(';')[0]?.trim().toLowerCase() ?? '',
      contentId: headers.of('Content-ID').replace(/^<|>$/g, ''),
      bytes: decodeBody(body, headers.of('Content-Transfer-Encoding').toLowerCase()),
    },
  ];
}

function sectionsOf(body: string, boundary: string): readonly string[] {
  const [, ...sections] = `\n${body}`.split(`\n--${boundary}`);
  return sections
    .filter((section) => !section.startsWith('--'))
    .map((section) => section.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''));
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable')
    return fromQuotedPrintable(body.replace(/=[ \t]*\r?\n/g, ''));
  return Buffer.from(body, 'latin1');
}

function fromQuotedPrintable(text: string): Buffer {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

const WORD = /=\?utf-8\?([BQ])\?([^?]*)\?=/gi;
const WORDS = /(?:=\?utf-8\?[BQ]\?[^?]*\?=\s*)*=\?utf-8\?[BQ]\?[^?]*\?=/gi;

/** White space between two encoded words is part of neither; one character may be cut in two by them. */
function decodeWords(value: string): string {
  return Buffer.from(value, 'latin1')
    .toString('utf8')
    .replace(WORDS, (words) => {
      const decoded = [...words.matchAll(WORD)].map(([, encoding = '', text = '']) =>
        encoding.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64')
          : fromQuotedPrintable(text.replaceAll('_', ' ')),
      );
      return Buffer.concat(decoded).toString('utf8');
    });
}
