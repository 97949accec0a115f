/** Draws a design's words, and measures their contrast with what lies behind them (PRE-01, STEP-13). */
import { type Box, EXPORT_SIZES } from '../../domain/constants.ts';
import { contrastRatio, toHex } from '../../domain/design/color.ts';
import {
  type DesignDocument,
  schemeNamed,
  type TextObject,
  textsIn,
} from '../../domain/design/design-document.ts';
import { blobOfDataUrl } from '../../domain/images/data-url.ts';
import { ownValue } from '../../domain/record.ts';
import { composeDesign } from '../../render/compose/strip.ts';
import type { Exporter } from '../../render/export/export-scenes.ts';

/** A text of a design as it is drawn in one scheme. */
interface DrawnText {
  readonly text: TextObject;
  /** The least contrast with the ground of its letters, 1 to 21; null if it has no letters. */
  readonly contrast: number | null;
  /** The box around its letters in px of the document; null if none is visible. */
  readonly ink: Box | null;
}

interface WantedWords {
  /** Names of schemes. */
  readonly schemes: readonly string[];
  /** Text token → words; the designer's for the others. */
  readonly text: Readonly<Record<string, string>>;
}

/** Colors with less than this share of the background are edges. */
const LEAST_SHARE = 0.02;

/** Scheme name → its texts; each scheme is drawn with and without its words, outside the page's thread. */
export async function drawnWords(
  design: DesignDocument,
  { schemes, text }: WantedWords,
  exportScenes: Exporter['exportScenes'],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly DrawnText[]>> {
  const texts = textsIn(design);
  const { width } = EXPORT_SIZES.appleStripNonRetina;
  const size = { width, height: Math.round((width * design.data.height) / design.data.width) };
  const empty = Object.fromEntries(texts.map(({ tokens }) => [tokens.text ?? '', '']));
  const scenes = schemes.flatMap((scheme, index) => [
    [`words:${index}`, composeDesign(design, { scheme, text }, size)] as const,
    [`below:${index}`, composeDesign(design, { scheme, text: empty }, size)] as const,
  ]);
  const drawn: Readonly<Record<string, string>> = await exportScenes<string>(
    Object.fromEntries(scenes),
    { signal },
  );
  const scale = size.width / design.data.width;
  const measured = schemes.map(async (scheme, index) => {
    const [words, below] = await Promise.all([
      pixelsOf(drawn[`words:${index}`] ?? ''),
      pixelsOf(drawn[`below:${index}`] ?? ''),
    ]);
    const { tokens } = schemeNamed(design, scheme);
    const measuredTexts = texts.map((object): DrawnText => {
      const token = object.tokens.text ?? '';
      const color = ownValue(tokens.text, token) ?? '#000000';
      const { grounds, ink } = lettersOf(object, scale, words, below);
      const hasWords = (ownValue(text, token) ?? object.text).trim() !== '';
      return {
        text: object,
        contrast: leastContrast(grounds, color) ?? (hasWords ? 1 : null),
        ink,
      };
    });
    return [scheme, measuredTexts] as const;
  });
  return new Map(await Promise.all(measured));
}

/** Compares the pixels of a text's box with and without its words; the ink is in px of the document. */
function lettersOf(text: TextObject, scale: number, words: Pixels, below: Pixels) {
  const box = boxAround(text);
  /** Color of the ground below the letters → its px. */
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
  const x = ink.left / scale;
  const y = ink.top / scale;
  return { grounds, ink: { x, y, width: ink.right / scale - x, height: ink.bottom / scale - y } };
}

/** The upright box around the box of a text, which may be turned. */
function boxAround({ box, transform }: TextObject): DOMRect {
  const matrix = new DOMMatrix([...transform]);
  const { p1, p2, p3, p4 } = DOMQuad.fromRect(box);
  return new DOMQuad(
    ...[p1, p2, p3, p4].map((corner) => matrix.transformPoint(corner)),
  ).getBounds();
}

/** Null if no letter is visible, because it has the color of its ground or something covers it. */
function leastContrast(counts: ReadonlyMap<number, number>, color: string): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const grounds = [...counts].filter(([, count]) => count >= all * LEAST_SHARE);
  if (grounds.length === 0) return null;
  return Math.min(...grounds.map(([ground]) => contrastRatio(color, hexOfPixel(ground))));
}

/** A picture's opaque pixels, each as one number: red, green and blue from the lowest byte up. */
type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

function hexOfPixel(pixel: number): string {
  return toHex([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);
}

async function pixelsOf(dataUrl: string) {
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
