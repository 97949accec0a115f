/** Mounts a clean SVG invisibly, where the browser computes its styles and positions. */
import type { Size } from '../../../domain/constants.ts';
import { SVG_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { pageOf } from './page.ts';
import { ROOT_ATTRIBUTE } from './style-rules.ts';

export type Mounted = ReturnType<typeof mountSvg>;

/**
 * Puts the drawing into a closed shadow root of `host` at this size; `preserveAspectRatio` fits it.
 * `opacity: 0` hides it: `visibility: hidden` would be inherited, and every shape would count as hidden.
 */
export function mountSvg(
  host: Document,
  svg: SVGSVGElement,
  sheet: CSSStyleSheet,
  { width, height }: Size,
) {
  const { viewBox } = pageOf(svg);
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
  svg.setAttribute(ROOT_ATTRIBUTE, '');
  svg.style.setProperty('width', `${width}px`, 'important');
  svg.style.setProperty('height', `${height}px`, 'important');
  const plain = plainElement(host);
  shadow.append(host.adoptNode(svg), plain);
  host.body.append(element);
  /** The initial values of an SVG, without any rule. */
  const initial = getComputedStyle(plain.firstElementChild ?? plain);
  return { root: svg, width, height, initial, remove: () => element.remove() };
}

/** A drawing without any rule of the source. */
function plainElement(host: Document): SVGSVGElement {
  const svg = host.createElementNS(SVG_NAMESPACE, 'svg');
  const shape = host.createElementNS(SVG_NAMESPACE, 'g');
  shape.style.setProperty('all', 'initial', 'important');
  svg.append(shape);
  return svg;
}
