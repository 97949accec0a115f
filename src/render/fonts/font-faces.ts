/** Embeds the product's fonts into an SVG, because an SVG drawn as an image cannot use the page's fonts. */
import type { MissingPart } from '../../domain/missing-parts.ts';
import { isTooLate } from '../../domain/time-limit.ts';
import { fontBytes } from './font-files.ts';
import { type Face, facesOf, type FontRequest, missingFont, unicodeRangeOf } from './fonts.ts';

/** The document's name for the font; the product's own name if absent. */
export interface FaceName {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
}

export interface EmbeddedFont extends FontRequest {
  readonly as?: FaceName;
}

/** These fonts as a style sheet: `@font-face` rules that contain the files themselves. */
export async function embeddedFontsOf(requests: readonly EmbeddedFont[]) {
  /** Fonts that failed to load: each is logged and left out. */
  const missing: MissingPart[] = [];
  /** The error of a font that exceeded its time limit, if any. */
  let late: unknown;
  const rules = await Promise.all(
    requests.map((request) =>
      rulesOf(request).catch((reason: unknown) => {
        console.error(`The font ${request.font.family} could not be embedded.`, reason);
        missing.push(missingFont(request.font));
        if (isTooLate(reason)) late = reason;
        return [];
      }),
    ),
  );
  return { rules: [...new Set(rules.flat())].join(''), missing, late };
}

async function rulesOf({ font, text, as }: EmbeddedFont): Promise<readonly string[]> {
  const name = as ?? {
    family: font.family,
    weight: String(font.weight),
    style: font.italic ? 'italic' : 'normal',
  };
  const family = name.family.replaceAll(/["\\<>]/gu, '');
  return Promise.all(
    facesOf([{ font, text }]).map(async (face) => {
      const unicodeRange = unicodeRangeOf(face);
      const range = unicodeRange === null ? '' : `unicode-range:${unicodeRange};`;
      return `@font-face{font-family:"${family}";font-weight:${name.weight};font-style:${name.style};${range}src:url(${await dataUrlOf(face)}) format("woff2")}`;
    }),
  );
}

/** Base64 of each file's bytes, which do not change while the page lives. */
const encoded = new WeakMap<ArrayBuffer, string>();

async function dataUrlOf(face: Face): Promise<string> {
  const bytes = await fontBytes(face);
  const known = encoded.get(bytes);
  if (known !== undefined) return known;
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  const url = `data:font/woff2;base64,${btoa(letters)}`;
  encoded.set(bytes, url);
  return url;
}
