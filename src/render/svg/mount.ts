/** A clean SVG in a place where the browser computes its styles and positions, and where nobody sees it. */
import { DesignRefused } from './refusal.ts';
import type { Size } from '../sizes.ts';

export interface Mounted extends Size {
  readonly root: SVGSVGElement;
  remove(): void;
}

/**
 * Puts the drawing into a closed shadow root of `host`, `width` px wide and as high as its proportions ask.
 * `opacity: 0` hides it: `visibility: hidden` would be inherited, and every shape would count as hidden.
 */
export function mountSvg(
  host: Document,
  svg: SVGSVGElement,
  sheet: CSSStyleSheet,
  width: number,
): Mounted {
  const viewBox = viewBoxOf(svg);
  const height = Math.round((width * viewBox.height) / viewBox.width);
  const element = host.createElement('div');
  element.setAttribute('aria-hidden', 'true');
  const rules = {
    all: 'initial',
    position: 'fixed',
    left: '0',
    top: '0',
    width: '0',
    height: '0',
    overflow: 'hidden',
    opacity: '0',
    'pointer-events': 'none',
  };
  for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value);
  const shadow = element.attachShadow({ mode: 'closed' });
  shadow.adoptedStyleSheets = [sheet];
  svg.setAttribute('viewBox', `${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('preserveAspectRatio', 'none');
  shadow.append(host.adoptNode(svg));
  host.body.append(element);
  return { root: svg, width, height, remove: () => element.remove() };
}

interface ViewBox extends Size {
  readonly x: number;
  readonly y: number;
}

/** The source's own viewBox, else its size in px. Throws `DesignRefused` where it has neither. */
function viewBoxOf(svg: SVGSVGElement): ViewBox {
  const [x, y, width, height] = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  if (
    x !== undefined &&
    y !== undefined &&
    width !== undefined &&
    height !== undefined &&
    width > 0 &&
    height > 0
  ) {
    return { x, y, width, height };
  }
  const [w, h] = [pixels(svg.getAttribute('width')), pixels(svg.getAttribute('height'))];
  if (w > 0 && h > 0) return { x: 0, y: 0, width: w, height: h };
  throw new DesignRefused([
    { element: '<svg>', reason: 'The drawing gives neither a viewBox nor a width and a height.' },
  ]);
}

function pixels(value: string | null): number {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/u.exec(value ?? '') ?? [];
  return Number(number ?? 0);
}
