/** Implements the measure port of `compose/fit-text.ts` on a 2D canvas, in the page and in a worker. */
import type { TextMeasure } from '../compose/fit-text.ts';
import { createBrush } from './brush.ts';
import { cssFont } from '../fonts/font-names.ts';
import type { Font } from '../../domain/design/design-document.ts';

/** By default a canvas sets words one by one, without the kerning and ligatures across blanks that SVG has. */
export const SHAPING: CanvasTextRendering = 'optimizeLegibility';

/** Measures with its own canvas. Call it only after the fonts have loaded, because widths are cached. */
export function createTextMeasure(): TextMeasure {
  const context = createBrush(1, 1, {});
  const metricsOf = (text: string, font: Font, size: number, letterSpacing: number) => {
    context.font = cssFont(font, size);
    context.letterSpacing = `${letterSpacing}px`;
    context.textRendering = SHAPING;
    return context.measureText(text);
  };
  return {
    width: (text, font, size, letterSpacing) => metricsOf(text, font, size, letterSpacing).width,
    capitalHeight: (font, size) => metricsOf('H', font, size, 0).actualBoundingBoxAscent,
  };
}
