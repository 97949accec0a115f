/**
 * Paints that SVG lacks become one color, the mean of theirs: Figma's angular gradients, which are boxes of HTML, and
 * Inkscape's meshes, which no browser draws. Works on a parsed source, so the browser's own drawing has them too.
 */
import { toHex } from '../../../domain/design/color.ts';
import { XLINK_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { INERT_NAMESPACE } from './namespaces.ts';
import { nameOf } from './refusal.ts';
import * as importReportWords from '../../../words/render/import-report.gen.ts';

/** Replaces each such paint, and returns what was replaced, under its name before that. */
export function settlePaints(root: Element) {
  const originals = [...root.querySelectorAll(PAINTS)];
  const named = originals.map((original) => ({ original, element: nameOf(original) }));
  return named.flatMap(({ original, element }) => {
    const isBox = original.localName === 'foreignObject';
    const stand = isBox ? rectFor(original) : solidFor(original, root);
    if (stand === null) return [];
    original.replaceWith(stand);
    const { angularAveraged, paintAveraged } = importReportWords;
    return [{ original, element, reason: isBox ? angularAveraged() : paintAveraged() }];
  });
}

const PAINTS = 'foreignObject, meshgradient, meshGradient, mesh, solidcolor, solidColor';

const PLACE = ['id', 'class', 'x', 'y', 'width', 'height', 'transform', 'opacity'] as const;

/** The box of an HTML gradient, in one color; null for other HTML. */
function rectFor(foreign: Element): Element | null {
  const style = emptyBoxIn(foreign)?.getAttribute('style') ?? '';
  const colors = colorsIn(/conic-gradient\(((?:[^()]|\([^()]*\))*)\)/u.exec(style)?.[1] ?? '');
  if (colors.length === 0) return null;
  const own = Number(/(?:^|;)\s*opacity\s*:\s*([\d.]+)/u.exec(style)?.[1] ?? '1');
  const { color, opacity } = meanOf(colors);
  const place = PLACE.flatMap((name) => {
    const value = foreign.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  return made(foreign, 'rect', [...place, ['fill', color], ['fill-opacity', `${opacity * own}`]]);
}

/** A gradient of one stop, which is a solid color; null without colors. */
function solidFor(paint: Element, root: Element): Element | null {
  const target = paint.getAttribute('href') ?? paint.getAttributeNS(XLINK_NAMESPACE, 'href') ?? '';
  const owner = root.querySelector(`[id="${CSS.escape(target.slice(1))}"]`) ?? paint;
  const parts = [paint, owner].flatMap((each) => [each, ...each.querySelectorAll('stop')]);
  const colors = parts.flatMap((part) => {
    const color = valueIn(part, 'stop-color') ?? valueIn(part, 'solid-color') ?? '';
    const opacity = valueIn(part, 'stop-opacity') ?? valueIn(part, 'solid-opacity') ?? '1';
    return CSS.supports('color', color) ? [{ color, opacity: Number(opacity) }] : [];
  });
  if (colors.length === 0) return null;
  const { color, opacity } = meanOf(colors.map((each) => each.color));
  const own = colors.reduce((sum, each) => sum + each.opacity, 0) / colors.length;
  const solid = made(paint, 'linearGradient', [['id', paint.id]]);
  const looks = [
    ['stop-color', color],
    ['stop-opacity', `${opacity * own}`],
  ] as const;
  solid.append(made(paint, 'stop', looks));
  return solid;
}

function made(
  { ownerDocument }: Element,
  name: string,
  attributes: readonly (readonly [name: string, value: string])[],
): Element {
  const element = ownerDocument.createElementNS(INERT_NAMESPACE, name);
  for (const [attribute, value] of attributes) element.setAttribute(attribute, value);
  return element;
}

function valueIn(element: Element, property: string): string | null {
  const style = element.getAttribute('style') ?? '';
  const inStyle = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'u').exec(style)?.[1];
  return inStyle?.trim() ?? element.getAttribute(property);
}

/** The colors of a CSS gradient, without their places. */
function colorsIn(gradient: string): readonly string[] {
  return [...gradient.matchAll(/(?:[^(),]|\([^()]*\))+/gu)]
    .map(([part]) => part.trim().replace(/ -?[\d.]+(?:deg|turn|%)$/u, ''))
    .filter((color) => CSS.supports('color', color));
}

function meanOf(colors: readonly string[]): { readonly color: string; readonly opacity: number } {
  const { length } = colors;
  const context = new OffscreenCanvas(length, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) return { color: '#808080', opacity: 1 };
  for (const [at, color] of colors.entries()) {
    context.fillStyle = color;
    context.fillRect(at, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, length, 1);
  const pixels = Array.from({ length }, (_, index) => data.subarray(4 * index));
  const alpha = pixels.reduce((sum, pixel) => sum + (pixel[3] ?? 0), 0);
  const mean = (channel: number) =>
    pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0) * (pixel[3] ?? 0), 0) / (alpha || 1);
  return { color: toHex([mean(0), mean(1), mean(2)]), opacity: alpha / (255 * length) };
}

/** Figma's form: an empty HTML box that blurs the content behind it. */
export function isBackgroundBlur(element: Element): boolean {
  const box = emptyBoxIn(element);
  return (
    box !== null &&
    [...box.attributes].every(({ name, value }) =>
      name === 'style' ? /backdrop-filter/u.test(value) : name === 'xmlns',
    )
  );
}

/** The only box of a `foreignObject`, without words; null for other pages. */
function emptyBoxIn({ localName, textContent, children }: Element): Element | null {
  const [box, ...others] = children;
  if (localName !== 'foreignObject' || textContent.trim() !== '') return null;
  if (box?.localName !== 'div' || others.length > 0 || box.childElementCount > 0) return null;
  return box;
}
