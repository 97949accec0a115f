/** Fonts of the product written into an SVG: one that is drawn as an image sees no font of the page. */
import type { MissingPart } from '../../domain/missing-parts.ts';
import { isTooLate } from '../../domain/time-limit.ts';
import { fontBytes } from './font-files.ts';
import { type Face, facesOf, type FontRequest, missingFont, unicodeRangeOf } from './fonts.ts';

/** How a document calls the font; by the product's own name where it is left out. */
export interface FaceName {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
}

export interface EmbeddedFont extends FontRequest {
  readonly as?: FaceName;
}

interface EmbeddedFonts {
  /** `@font-face` rules that contain the files themselves. */
  readonly rules: string;
  /** The fonts that could not be had: each is logged and left out. */
  readonly missing: readonly MissingPart[];
  /** The error of a font that ran into its time limit, if one did. */
  readonly late?: unknown;
}

/** These fonts as a style sheet. */
export async function embeddedFontsOf(requests: readonly EmbeddedFont[]): Promise<EmbeddedFonts> {
  const missing: MissingPart[] = [];
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

/** Of the bytes of each file, which are the same as long as the page lives. */
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
