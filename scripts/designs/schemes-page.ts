/**
 * The browser part of `npm run screenshots -- catalogue`: renders every scheme and measures the contrast of its text.
 */
import { contrastRatio, parseHex, toHex } from '../../src/domain/design/color.ts';
import type { DesignDocument, DesignObject } from '../../src/domain/design/design-document.ts';
import { createDrawing, dataUrlOf } from './drawing.ts';

export interface DrawnScheme {
  /** PNG data URL in the design's own size. */
  readonly picture: string;
  readonly texts: readonly DrawnText[];
}

interface DrawnText {
  readonly words: string;
  /** The lowest contrast between text and background, without the worst hundredth of the pixels. */
  readonly contrast: number;
}

/** Renders each scheme. */
export async function drawSchemes(design: DesignDocument): Promise<readonly DrawnScheme[]> {
  const drawing = await createDrawing(design.data);
  const drawn: DrawnScheme[] = [];
  for (const { name, tokens } of design.schemes) {
    const canvas = await drawing.draw(design, name, design.data);
    const texts: DrawnText[] = [];
    for (const [token, color] of Object.entries(tokens.text)) {
      const { words, rest } = withoutText(design, token);
      const below = await drawing.draw(rest, name, design.data);
      texts.push({ words, contrast: contrastOf(color, pixelsOf(canvas), pixelsOf(below)) });
    }
    drawn.push({ picture: await dataUrlOf(canvas, 'image/png'), texts });
  }
  return drawn;
}

function withoutText(design: DesignDocument, token: string) {
  const words: string[] = [];
  const kept = (objects: readonly DesignObject[]): readonly DesignObject[] =>
    objects.flatMap((object): readonly DesignObject[] => {
      if (object.kind === 'group') return [{ ...object, objects: kept(object.objects) }];
      if (object.kind !== 'text' || object.tokens.text !== token) return [object];
      words.push(object.text);
      return [];
    });
  const objects = kept(design.data.objects);
  return { words: words.join(' '), rest: { ...design, data: { ...design.data, objects } } };
}

function pixelsOf(canvas: OffscreenCanvas): Uint8ClampedArray {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (data === undefined) throw new Error('This browser gives no canvas to draw on.');
  return data;
}

/** Measures only pixels that the text covers completely. */
function contrastOf(color: string, drawn: Uint8ClampedArray, below: Uint8ClampedArray): number {
  const [red, green, blue] = parseHex(color) ?? [0, 0, 0];
  const isColored = (pixels: Uint8ClampedArray, at: number) =>
    pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue;
  const known = new Map<string, number>();
  const ratios: number[] = [];
  for (let at = 0; at < drawn.length; at += 4) {
    if (!isColored(drawn, at) || isColored(below, at)) continue;
    const ground = toHex([below[at] ?? 0, below[at + 1] ?? 0, below[at + 2] ?? 0]);
    const ratio = known.get(ground) ?? contrastRatio(color, ground);
    known.set(ground, ratio);
    ratios.push(ratio);
  }
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 100)] ?? 1;
}
