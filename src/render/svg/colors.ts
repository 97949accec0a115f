/** Colors as computed by a browser. */
import type { Hex } from '../../domain/design/design-document.ts';
import type { Importing } from './importing.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

interface Color {
  readonly hex: Hex;
  /** 0 to 1. */
  readonly opacity: number;
}

/** The color of an element; null if it is invalid, and then the element is refused. */
export function colorOn(element: Element, computed: string, importing: Importing): Color | null {
  const color = colorFrom(computed);
  if (color === null) importing.refuse(element, importReportWords.colorUnkept({ color: computed }));
  return color;
}

/** A color of a wider space as the nearest sRGB color, the only kind in a scheme; null for an invalid color. */
export function colorFrom(computed: string): Color | null {
  const legacy =
    /^rgba?\(\s*([\d.]+)[,\s]+([\d.]+)[,\s]+([\d.]+)(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/u.exec(
      computed,
    );
  if (legacy !== null) return fromChannels(legacy.slice(1, 4).map(Number), legacy[4], legacy[5]);
  const modern =
    /^color\(srgb\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+)(%?))?\s*\)$/u.exec(computed);
  if (modern !== null)
    return fromChannels(
      modern.slice(1, 4).map((share) => Number(share) * 255),
      modern[4],
      modern[5],
    );
  return fromWiderSpace(computed);
}

/** As the browser shows it on an sRGB screen. */
function fromWiderSpace(computed: string): Color | null {
  const [, alpha, percent] = /\/\s*([\d.]+)(%?)\s*\)$/u.exec(computed) ?? [];
  const opaque = computed.replace(/\/\s*[\d.]+%?\s*\)$/u, ')');
  if (!/^(?:color|lab|lch|oklab|oklch)\(/u.test(opaque) || !CSS.supports('color', opaque))
    return null;
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.fillStyle = opaque;
  context.fillRect(0, 0, 1, 1);
  return fromChannels([...context.getImageData(0, 0, 1, 1).data.slice(0, 3)], alpha, percent);
}

function fromChannels(
  channels: readonly number[],
  alpha: string | undefined,
  percent: string | undefined,
): Color {
  const hex = channels
    .map((channel) => Math.round(Math.min(255, channel)).toString(16).padStart(2, '0'))
    .join('');
  const opacity = alpha === undefined ? 1 : Number(alpha) / (percent === '%' ? 100 : 1);
  return { hex: `#${hex.toUpperCase()}`, opacity };
}
