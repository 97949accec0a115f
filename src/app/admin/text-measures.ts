/** Measures a design's texts in each scheme: their contrast with the background, and their fit in their boxes. */
import { type DesignDocument, textsIn } from '../../domain/design/design-document.ts';
import type { Box } from '../../domain/constants.ts';
import { fitText } from '../../render/compose/fit-text.ts';
import { textsOf } from '../../render/compose/layers.ts';
import { composeDesign } from '../../render/compose/strip.ts';
import { createTextMeasure } from '../../render/draw/measure.ts';
import { FAMILIES } from '../../render/fonts/font-names.ts';
import { loadFonts } from '../../render/fonts/font-files.ts';
import { drawnWords } from '../wizard/drawn-words.ts';
import { exportScenes } from '../wizard/export-artwork.ts';
import * as adminWords from '../../words/admin.gen.ts';

/** The families that the product includes. */
export const FONT_FAMILIES: readonly string[] = FAMILIES;

export interface TextMeasures {
  /** Scheme and text id, joined by a line break → the least contrast with the background of its letters. */
  readonly contrasts: ReadonlyMap<string, number>;
  /** Text id → the box around its letters, in whichever scheme they reach farthest. */
  readonly inks: ReadonlyMap<string, Box>;
  /** Text id → its fit in its box, in words. */
  readonly fits: ReadonlyMap<string, string>;
}

/** Draws every scheme with and without its words, outside the page's thread. */
export async function measureTexts(
  design: DesignDocument,
  signal: AbortSignal,
): Promise<TextMeasures> {
  if (textsIn(design).length === 0)
    return { contrasts: new Map(), inks: new Map(), fits: new Map() };
  const fits = await fitsOf(design);
  return { ...(await drawnTexts(design, signal)), fits };
}

export function contrastKey(scheme: string, textId: string): string {
  return `${scheme}\n${textId}`;
}

async function drawnTexts(design: DesignDocument, signal: AbortSignal) {
  const schemes = design.schemes.map(({ name }) => name);
  const drawn = await drawnWords(design, { schemes, text: {} }, exportScenes, signal);
  const contrasts = new Map<string, number>();
  const inks = new Map<string, Box>();
  for (const [scheme, texts] of drawn)
    for (const { text, contrast, ink } of texts) {
      if (contrast !== null) contrasts.set(contrastKey(scheme, text.id), contrast);
      if (ink !== null) inks.set(text.id, around(inks.get(text.id), ink));
    }
  return { contrasts, inks };
}

/** The box around both. */
function around(one: Box | undefined, other: Box): Box {
  if (one === undefined) return other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

async function fitsOf(design: DesignDocument): Promise<ReadonlyMap<string, string>> {
  const { width, height } = design.data;
  const { items } = composeDesign(
    design,
    { scheme: design.schemes[0].name, text: {} },
    { width, height },
  );
  const set = textsOf(items);
  await loadFonts(document.fonts, set);
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
