/** Resolves lengths relative to the viewport, such as `5vw`, once, because a design has one size. */
import type { Size } from '../../scene/sizes.ts';
import { pageOf } from './page.ts';

const LENGTH =
  /(?<![\w.#-])([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)[sld]?(v(?:w|h|i|b|min|max))(?![\w-])/giu;

/** A quick test for such lengths, without parsing. */
export const VIEWPORT_LENGTH = /\dv(?:w|h|i|b|min|max)\b|\d[sld]v(?:w|h|i|b|min|max)\b/iu;

/** Attributes that are lengths or lists of lengths, and those with declarations. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'style x y width height cx cy r rx ry x1 y1 x2 y2 dx dy fx fy fr refX refY markerWidth markerHeight font-size ' +
    'letter-spacing word-spacing baseline-shift startOffset textLength stroke-width stroke-dasharray stroke-dashoffset'
  ).split(' '),
);

/**
 * Converts them to px of the drawing's own size, as a browser shows it alone; without its own size, of a page
 * `width` px wide. The drawing's own size stays.
 */
export function settleViewport(root: Element, width: number): void {
  const { size, ratio } = pageOf(root);
  const viewport = size ?? { width, height: width / ratio };
  for (const element of root.querySelectorAll('*')) settleAttributes(element, viewport);
  settleAttribute(root, 'style', viewport);
  settleAttribute(root, 'font-size', viewport);
  for (const style of root.querySelectorAll('style'))
    style.textContent = settled(style.textContent, viewport);
}

function settleAttributes(element: Element, viewport: Size): void {
  for (const { name } of [...element.attributes])
    if (ATTRIBUTES.has(name)) settleAttribute(element, name, viewport);
}

function settleAttribute(element: Element, name: string, viewport: Size): void {
  const value = element.getAttribute(name);
  if (value !== null && VIEWPORT_LENGTH.test(value))
    element.setAttribute(name, settled(value, viewport));
}

function settled(text: string, { width, height }: Size): string {
  const whole: Readonly<Record<string, number>> = {
    vw: width,
    vi: width,
    vh: height,
    vb: height,
    vmin: Math.min(width, height),
    vmax: Math.max(width, height),
  };
  return text.replaceAll(LENGTH, (_all, share: string, unit: string) => {
    const pixels = (Number(share) * (whole[unit.toLowerCase()] ?? 0)) / 100;
    return `${Number(pixels.toFixed(4))}px`;
  });
}
