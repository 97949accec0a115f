/** Fonts of the product written into an SVG: one that is drawn as an image sees no font of the page. */
import { filesOf, type FontRequest } from './fonts.ts';

/** How a document calls the font; by the product's own name where it is left out. */
export interface FaceName {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
}

export interface EmbeddedFont extends FontRequest {
  readonly as?: FaceName;
}

/** Font files as data URLs by address, fetched once: the product has a fixed set of them, and their contents never change. */
const encoded = new Map<string, Promise<string>>();

/** `@font-face` rules that contain the files themselves. A font that cannot be fetched is logged and left out. */
export async function embeddedFontsOf(requests: readonly EmbeddedFont[]): Promise<string> {
  const rules = await Promise.all(
    requests.map((request) =>
      rulesOf(request).catch((reason: unknown) => {
        console.error(`The font ${request.font.family} could not be embedded.`, reason);
        return [];
      }),
    ),
  );
  return [...new Set(rules.flat())].join('');
}

async function rulesOf({ font, text, as }: EmbeddedFont): Promise<readonly string[]> {
  const name = as ?? {
    family: font.family,
    weight: String(font.weight),
    style: font.italic ? 'italic' : 'normal',
  };
  const files = await filesOf({ font, text });
  return Promise.all(
    files.map(async ({ url, unicodeRange }) => {
      const range = unicodeRange === null ? '' : `unicode-range:${unicodeRange};`;
      const family = name.family.replaceAll(/["\\<>]/gu, '');
      return `@font-face{font-family:"${family}";font-weight:${name.weight};font-style:${name.style};${range}src:url(${await dataUrlOf(url)}) format("woff2")}`;
    }),
  );
}

function dataUrlOf(url: string): Promise<string> {
  const known = encoded.get(url);
  if (known !== undefined) return known;
  const reading = read(url);
  encoded.set(url, reading);
  reading.catch(() => encoded.delete(url));
  return reading;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(letters)}`;
}
