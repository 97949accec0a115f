/** Mounts a clean SVG invisibly, where the browser computes its styles and positions. */
import type { Size } from '../../scene/sizes.ts';
import { SVG_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { frameOf, pageOf } from './page.ts';
import { ROOT_ATTRIBUTE } from './style-rules.ts';

export interface Mounted extends Size {
  readonly root: SVGSVGElement;
  /** The initial values of an SVG, without any rule. */
  readonly initial: CSSStyleDeclaration;
  remove(): void;
}

/**
 * Puts the drawing into a closed shadow root of `host` at this size; `preserveAspectRatio` fits it.
 * `opacity: 0` hides it: `visibility: hidden` would be inherited, and every shape would count as hidden.
 */
export function mountSvg(
  host: Document,
  svg: SVGSVGElement,
  sheet: CSSStyleSheet,
  { width, height }: Size,
): Mounted {
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
  settleTransform(svg, { width, height });
  settleDecorations(svg);
  const initial = getComputedStyle(plain.firstElementChild ?? plain);
  return { root: svg, width, height, initial, remove: () => element.remove() };
}

const TRANSFORMS = ['translate', 'rotate', 'scale'] as const;

/** The outermost element transforms around its center like an HTML box; a group inside gets the equivalent transform. */
function settleTransform(svg: SVGSVGElement, size: Size): void {
  const style = getComputedStyle(svg);
  const own = TRANSFORMS.filter((name) => !['', 'none'].includes(style[name]));
  if (style.transform === 'none' && own.length === 0) return;
  const [x = 0, y = 0] = style.transformOrigin.split(' ').map(Number.parseFloat);
  const parts = own.map((name) => `${name}(${style[name].split(' ').join(',')})`);
  const moved = new DOMMatrix()
    .translate(x, y)
    .multiply(
      new DOMMatrix([...parts, style.transform].filter((part) => part !== 'none').join(' ')),
    )
    .translate(-x, -y);
  const frame = frameOf(svg, size);
  const { a, b, c, d, e, f } = frame.inverse().multiply(moved).multiply(frame);
  const group = svg.ownerDocument.createElementNS(SVG_NAMESPACE, 'g');
  group.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`);
  group.append(...svg.childNodes);
  svg.append(group);
  for (const name of ['transform', ...TRANSFORMS]) svg.style.setProperty(name, 'none', 'important');
}

const DECORATIONS = ['line', 'style', 'thickness'].map((part) => `text-decoration-${part}`);

/** A group's text decoration is drawn under its texts without being their style; this makes it their style. */
function settleDecorations(svg: SVGSVGElement): void {
  for (const group of svg.querySelectorAll<SVGElement>('g,svg')) {
    const style = getComputedStyle(group);
    if (style.textDecorationLine === 'none') continue;
    for (const text of group.querySelectorAll('text'))
      if (getComputedStyle(text).textDecorationLine === 'none')
        for (const name of DECORATIONS)
          text.style.setProperty(name, style.getPropertyValue(name), 'important');
    group.style.setProperty('text-decoration-line', 'none', 'important');
  }
}

/** A drawing without any rule of the source. */
function plainElement(host: Document): SVGSVGElement {
  const svg = host.createElementNS(SVG_NAMESPACE, 'svg');
  const shape = host.createElementNS(SVG_NAMESPACE, 'g');
  shape.style.setProperty('all', 'initial', 'important');
  svg.append(shape);
  return svg;
}
