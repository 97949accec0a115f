/** Measures a design's texts in each scheme: their contrast with the background, and their fit in their boxes. */
import { EXPORT_SIZES } from '../../domain/constants.ts';
import { contrastRatio, toHex } from '../../domain/design/color.ts';
import {
  type DesignDocument,
  type TextObject,
  textsIn,
} from '../../domain/design/design-document.ts';
import type { InkBox } from '../../domain/preflight/template-findings.ts';
import { blobOfDataUrl } from '../../domain/images/data-url.ts';
import { ownValue } from '../../domain/record.ts';
import { fitText } from '../../render/compose/fit-text.ts';
import { textsOf } from '../../render/compose/layers.ts';
import { composeDesign } from '../../render/compose/strip.ts';
import { createTextMeasure } from '../../render/draw/measure.ts';
import { FAMILIES } from '../../render/fonts/font-names.ts';
import { createFontLoader } from '../../render/fonts/font-files.ts';
import { exportScenes } from '../wizard/export-artwork.ts';
import * as adminWords from '../../words/admin.gen.ts';

/** The families that the product includes. */
export const FONT_FAMILIES: readonly string[] = FAMILIES;

export interface TextMeasures {
  /** Scheme and text id, joined by a line break → the least contrast with the background of its letters. */
  readonly contrasts: ReadonlyMap<string, number>;
  /** Text id → the box around its letters, in whichever scheme they reach farthest. */
  readonly inks: ReadonlyMap<string, InkBox>;
  /** Text id → its fit in its box, in words. */
  readonly fits: ReadonlyMap<string, string>;
}

/** Colors with less than this share of the background are edges. */
const LEAST_SHARE = 0.02;

/** Draws every scheme with and without its words, outside the page's thread. */
export async function measureTexts(
  design: DesignDocument,
  signal: AbortSignal,
): Promise<TextMeasures> {
  const texts = textsIn(design);
  if (texts.length === 0) return { contrasts: new Map(), inks: new Map(), fits: new Map() };
  const fits = await fitsOf(design);
  return { ...(await drawnTexts(design, texts, signal)), fits };
}

export function contrastKey(scheme: string, textId: string): string {
  return `${scheme}\n${textId}`;
}

async function drawnTexts(
  design: DesignDocument,
  texts: readonly TextObject[],
  signal: AbortSignal,
): Promise<Pick<TextMeasures, 'contrasts' | 'inks'>> {
  const { width } = EXPORT_SIZES.appleStripNonRetina;
  const size = { width, height: Math.round((width * design.data.height) / design.data.width) };
  const empty = Object.fromEntries(texts.map(({ tokens }) => [tokens.text ?? '', '']));
  const scenes = design.schemes.flatMap(({ name }, index) => [
    [`words:${index}`, composeDesign(design, { scheme: name, text: {} }, size)] as const,
    [`below:${index}`, composeDesign(design, { scheme: name, text: empty }, size)] as const,
  ]);
  const drawn: Readonly<Record<string, string>> = await exportScenes<string>(
    Object.fromEntries(scenes),
    { signal },
  );
  const scale = size.width / design.data.width;
  const contrasts = new Map<string, number>();
  const inks = new Map<string, InkBox>();
  for (const [index, { name, tokens }] of design.schemes.entries()) {
    const [words, below] = await Promise.all([
      pixelsOf(drawn[`words:${index}`] ?? ''),
      pixelsOf(drawn[`below:${index}`] ?? ''),
    ]);
    for (const text of texts) {
      const color = ownValue(tokens.text, text.tokens.text ?? '') ?? '#000000';
      const letters = lettersOf(text, scale, words, below);
      const ratio = leastContrast(letters.grounds, color) ?? (text.text.trim() === '' ? null : 1);
      if (ratio !== null) contrasts.set(contrastKey(name, text.id), ratio);
      if (letters.ink !== null) inks.set(text.id, around(inks.get(text.id), letters.ink));
    }
  }
  return { contrasts, inks };
}

interface Letters {
  /** Color of the ground below the letters → its px. */
  readonly grounds: ReadonlyMap<number, number>;
  /** px of the document; null if no letter is visible. */
  readonly ink: InkBox | null;
}

/** Compares the pixels of a text's box with and without its words. */
function lettersOf({ box }: TextObject, scale: number, words: Pixels, below: Pixels): Letters {
  const grounds = new Map<number, number>();
  const left = Math.max(0, Math.floor(box.x * scale));
  const right = Math.min(words.width, Math.ceil((box.x + box.width) * scale));
  const bottom = Math.min(words.height, Math.ceil((box.y + box.height) * scale));
  const ink = { left: right, top: bottom, right: left, bottom: 0 };
  for (let y = Math.max(0, Math.floor(box.y * scale)); y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * words.width + x;
      const ground = below.data[at] ?? 0;
      if (words.data[at] === ground) continue;
      grounds.set(ground, (grounds.get(ground) ?? 0) + 1);
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x + 1);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y + 1);
    }
  }
  if (grounds.size === 0) return { grounds, ink: null };
  const [x, y] = [ink.left / scale, ink.top / scale];
  return { grounds, ink: { x, y, width: ink.right / scale - x, height: ink.bottom / scale - y } };
}

/** Null if no letter is visible, because it has the color of its ground or something covers it. */
function leastContrast(counts: Letters['grounds'], color: string): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const grounds = [...counts].filter(([, count]) => count >= all * LEAST_SHARE);
  if (grounds.length === 0) return null;
  return Math.min(...grounds.map(([ground]) => contrastRatio(color, hexOfPixel(ground))));
}

/** The box around both. */
function around(one: InkBox | undefined, other: InkBox): InkBox {
  if (one === undefined) return other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** A picture's opaque pixels, each as one number: red, green and blue from the lowest byte up. */
interface Pixels {
  readonly data: Uint32Array;
  readonly width: number;
  readonly height: number;
}

function hexOfPixel(pixel: number): string {
  return toHex([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);
}

async function pixelsOf(dataUrl: string): Promise<Pixels> {
  const bitmap = await createImageBitmap(blobOfDataUrl(dataUrl, 'image/png'));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser offers no canvas to measure on.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { width, height } = canvas;
  return {
    data: new Uint32Array(context.getImageData(0, 0, width, height).data.buffer),
    width,
    height,
  };
}

async function fitsOf(design: DesignDocument): Promise<ReadonlyMap<string, string>> {
  const { width, height } = design.data;
  const { items } = composeDesign(
    design,
    { scheme: design.schemes[0].name, text: {} },
    { width, height },
  );
  const set = textsOf(items);
  await createFontLoader(document.fonts).load(set.map(({ font, text }) => ({ font, text })));
  const measure = createTextMeasure();
  const fits = new Map<string, string>();
  for (const [index, text] of textsIn(design).entries()) {
    const item = set[index];
    if (item === undefined) continue;
    const { lines, size } = fitText(item, measure);
    const share = Math.round((100 * size) / item.size);
    const rows = adminWords.lines({ count: lines.length });
    fits.set(
      text.id,
      share >= 100 ? adminWords.fitsInRows({ rows }) : adminWords.setAtShareInRows({ share, rows }),
    );
  }
  return fits;
}
