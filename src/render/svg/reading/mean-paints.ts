/**
 * Paints that SVG lacks become one color, the mean of theirs: Figma's angular gradients, which are boxes of HTML, and
 * Inkscape's meshes, which no browser draws. Works on a parsed source, so the browser's own drawing has them too.
 */
import { toHex } from '../../../domain/design/color.ts';
import { XLINK_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { emptyBoxIn } from './foreign-pages.ts';
import { INERT_NAMESPACE } from './namespaces.ts';
import { nameOf } from './refusal.ts';
import * as importReportWords from '../../../words/render/import-report.gen.ts';

interface Replaced {
  readonly original: Element;
  /** Its name before it was replaced. */
  readonly element: string;
  readonly reason: string;
}

/** Replaces each such paint, and returns what was replaced. */
export function settlePaints(root: Element): readonly Replaced[] {
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
  const stops = stopsIn(/conic-gradient\(((?:[^()]|\([^()]*\))*)\)/u.exec(style)?.[1] ?? '');
  if (stops.length === 0) return null;
  const own = Number(/(?:^|;)\s*opacity\s*:\s*([\d.]+)/u.exec(style)?.[1] ?? '1');
  const { color, opacity } = meanOf(stops);
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
  const last = Math.max(1, colors.length - 1);
  const { color, opacity } = meanOf(colors.map((each, index) => [each.color, index / last]));
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

type Stop = readonly [color: string, at: number];

/** The stops of a CSS gradient; those without a place follow evenly. */
function stopsIn(gradient: string): readonly Stop[] {
  const parts = [...gradient.matchAll(/(?:[^(),]|\([^()]*\))+/gu)].flatMap(([part]) => {
    const text = part.trim();
    const end = text.lastIndexOf(' ');
    const [, place, unit = ''] = /^(-?[\d.]+)(deg|turn|%)$/u.exec(text.slice(end + 1)) ?? [];
    const color = place === undefined ? text : text.slice(0, end);
    return CSS.supports('color', color) ? [{ color, place, whole: WHOLE[unit] }] : [];
  });
  const last = Math.max(1, parts.length - 1);
  return parts.map(({ color, place, whole }, index) => [
    color,
    whole === undefined ? index / last : Math.min(1, Math.max(0, Number(place) / whole)),
  ]);
}

const WHOLE: Readonly<Record<string, number>> = { deg: 360, turn: 1, '%': 100 };

/** px of the line on which the browser draws the colors. */
const LENGTH = 256;

function meanOf(stops: readonly Stop[]): { readonly color: string; readonly opacity: number } {
  const context = new OffscreenCanvas(LENGTH, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) return { color: '#808080', opacity: 1 };
  const line = context.createLinearGradient(0, 0, LENGTH, 0);
  for (const [color, at] of stops) line.addColorStop(at, color);
  context.fillStyle = line;
  context.fillRect(0, 0, LENGTH, 1);
  const { data } = context.getImageData(0, 0, LENGTH, 1);
  const pixels = Array.from({ length: LENGTH }, (_, index) => data.subarray(4 * index));
  const alpha = pixels.reduce((sum, pixel) => sum + (pixel[3] ?? 0), 0);
  const mean = (channel: number) =>
    pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0) * (pixel[3] ?? 0), 0) / (alpha || 1);
  return { color: toHex([mean(0), mean(1), mean(2)]), opacity: alpha / (255 * LENGTH) };
}
