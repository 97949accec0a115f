/** The measure port of `compose/fit-text.ts` on a 2D canvas, in the page and in a worker. */
import type { TextMeasure } from '../compose/fit-text.ts';
import { registeredName } from '../fonts/font-names.ts';
import type { Font } from '../scene/scene.ts';

/** Left to itself, a canvas sets words one by one, without the kerning and joins across blanks that SVG has. */
export const SHAPING: CanvasTextRendering = 'optimizeLegibility';

/** CSS `font` shorthand; a family that is missing falls back to the system's sans serif. */
export function cssFont({ family, weight, italic }: Font, size: number): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px "${registeredName(family)}", sans-serif`;
}

/** Measures with a canvas of its own. To be called only after the fonts have loaded: widths are not measured again. */
export function createTextMeasure(): TextMeasure {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) throw new Error('This browser offers no canvas to measure text with.');
  const metricsOf = (
    text: string,
    font: Font,
    size: number,
    letterSpacing: number,
  ): TextMetrics => {
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
