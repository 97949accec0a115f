/**
 * Writes parts of a drawing as a separate SVG that only a browser can draw: every style is resolved,
 * every color is a token of the schemes, every reference is internal.
 */
import type { Font, RasterObject } from '../../domain/design/design-document.ts';
import {
  FILTER_PARTS,
  GEOMETRY_ATTRIBUTES,
  RESOURCES,
  SHAPES,
  WORDS,
} from '../../domain/svg/allow-list.ts';
import { declarationsOf, movesIn, transformIn, type Writing } from './band-styles.ts';
import { transformWithin } from './clips.ts';
import type { Importing } from './importing.ts';
import { IDENTITY } from '../scene/scene.ts';
import { matrixOf } from './matrices.ts';

/**
 * `part`: only the elements, for a raster that the document clips and fades. `whole`: with the clips,
 * masks and opacity of all their ancestors.
 */
type BandKind = 'part' | 'whole';

/** The source and fonts of a raster of these elements, from bottom to top. */
export function bandOf(
  elements: readonly Element[],
  kind: BandKind,
  importing: Importing,
): Pick<RasterObject, 'source' | 'fonts'> {
  const fonts = new Map<string, Font>();
  const remaining = new Set(elements);
  const writing = beginWriting({
    importing,
    useFont: (font) => void fonts.set(JSON.stringify(font), font),
    blendsOutside: (element) => kind === 'part' && remaining.has(element),
  });
  const body = shellOf(importing.root, { elements: remaining, kind, writing });
  const { x, y, width, height } = importing.root.viewBox.baseVal;
  const ratio = importing.root.getAttribute('preserveAspectRatio') ?? 'xMidYMid meet';
  const source =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
    `preserveAspectRatio="${escaped(ratio)}"><defs>${writing.resources()}</defs>${body}</svg>`;
  return { source, fonts: [...fonts.values()] };
}

interface BandWriting extends Writing {
  /** The targets of all references, as text. */
  resources(): string;
}

function beginWriting(parts: Pick<Writing, 'importing' | 'useFont' | 'blendsOutside'>) {
  const names = new Map<string, string>();
  const texts: string[] = [];
  const writing: BandWriting = {
    ...parts,
    isLiteral: false,
    refer: (id) => referTo(id, false),
    resources: () => texts.join(''),
  };
  const referTo = (id: string, isLiteral: boolean): string | null => {
    const target = parts.importing.named(id);
    if (target === null) return null;
    // The white of a mask is no color of the design, so what a mask uses is written a second time.
    const literal =
      isLiteral || target instanceof SVGMaskElement || target instanceof SVGClipPathElement;
    const key = `${literal ? 'literal' : 'colored'} ${id}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `r${names.size + 1}`;
    names.set(key, name);
    const inside: Writing = {
      ...writing,
      isLiteral: literal,
      refer: (inner) => referTo(inner, literal),
    };
    texts.push(resourceOf(target, name, inside));
    return name;
  };
  return writing;
}

interface Remaining {
  readonly elements: ReadonlySet<Element>;
  readonly kind: BandKind;
  readonly writing: Writing;
}

/** The ancestors of the remaining elements, without other children. */
function shellOf(element: Element, remaining: Remaining): string {
  const { writing, kind } = remaining;
  if (remaining.elements.has(element)) return elementOf(element, writing);
  const inner = [...element.children].map((child) => shellOf(child, remaining)).join('');
  if (inner === '') return '';
  const isRoot = element === writing.importing.root;
  if (kind === 'whole') {
    const style = attributeOf('style', declarationsOf(element, writing));
    return isRoot
      ? `<g${style}>${inner}</g>`
      : tagOf(element, geometryOf(element, writing) + style, inner);
  }
  if (isRoot) return inner;
  const style = ['overflow:visible', ...placeIn(element, writing)].join(';');
  return tagOf(element, geometryOf(element, writing) + attributeOf('style', style), inner);
}

/** One transform for all that moves a group: its box, which may be the origin, is another without its other children. */
function placeIn(element: Element, writing: Writing): readonly string[] {
  const style = getComputedStyle(element);
  const moves = movesIn(element, style, writing);
  const { parentElement } = element;
  if (moves.length === 0 || parentElement === null || element instanceof SVGSVGElement)
    return [...moves, ...transformIn(element, style)];
  const { toDocument } = writing.importing;
  const within = toDocument(parentElement).inverse().multiply(toDocument(element));
  return [`transform:matrix(${matrixOf(within).join(',')})`];
}

/** An element with its contents. */
function elementOf(element: Element, writing: Writing): string {
  if (RESOURCES.has(element.localName) || getComputedStyle(element).display === 'none') return '';
  const style = attributeOf('style', declarationsOf(element, writing));
  if (element === writing.importing.root) return `<g${style}>${contentOf(element, writing)}</g>`;
  return tagOf(element, geometryOf(element, writing) + style, contentOf(element, writing));
}

function contentOf(element: Element, writing: Writing): string {
  const isWords = WORDS.has(element.localName);
  return [...element.childNodes]
    .map((node) => {
      if (node instanceof Element) return elementOf(node, writing);
      return isWords && node instanceof Text
        ? escaped(node.data.replaceAll(/[\t\n\r]/gu, ' '))
        : '';
    })
    .join('');
}

/** A target of references, under its new name. */
function resourceOf(target: Element, name: string, writing: Writing): string {
  const attributes = ` id="${name}"${geometryOf(target, writing)}${attributeOf('style', declarationsOf(target, writing))}`;
  if (target instanceof SVGClipPathElement)
    return tagOf(target, attributes, outlinesIn(target, writing));
  if (SHAPES.has(target.localName)) return tagOf(target, attributes, '');
  const inner = [...target.children].map((child) => partOf(child, writing)).join('');
  return tagOf(target, attributes, inner);
}

function partOf(child: Element, writing: Writing): string {
  if (child.localName !== 'stop' && !FILTER_PARTS.has(child.localName))
    return elementOf(child, writing);
  const style = attributeOf('style', declarationsOf(child, writing));
  const inner = [...child.children].map((part) => partOf(part, writing)).join('');
  return tagOf(child, geometryOf(child, writing) + style, inner);
}

/** A clip path accepts only shapes and words, so groups, which copies have become, are flattened into transforms. */
function outlinesIn(clipPath: SVGClipPathElement, writing: Writing): string {
  return [...clipPath.querySelectorAll('*')]
    .filter(({ localName }) => SHAPES.has(localName) || localName === 'text')
    .map((shape) => {
      const list = shape instanceof SVGGraphicsElement ? shape : null;
      const parent = shape.parentElement;
      const around =
        parent === null || list === null ? IDENTITY : matrixOf(transformWithin(parent, clipPath));
      const own = shape.getAttribute('transform') ?? '';
      const geometry = geometryOf(shape, writing, ['transform']);
      const transform = ` transform="matrix(${around.join(' ')}) ${escaped(own)}"`;
      const style = attributeOf('style', declarationsOf(shape, writing));
      return tagOf(shape, geometry + transform + style, contentOf(shape, writing));
    })
    .join('');
}

/** References get the new name; those without a target are left out. */
function geometryOf(element: Element, writing: Writing, except: readonly string[] = []): string {
  return [...element.attributes]
    .map(({ name, value }) => {
      if (!GEOMETRY_ATTRIBUTES.has(name) || ['id', 'class', ...except].includes(name)) return '';
      if (name !== 'href' || element instanceof SVGImageElement) return attributeOf(name, value);
      const target = writing.refer(value.trim().slice(1));
      return target === null ? '' : attributeOf(name, `#${target}`);
    })
    .join('');
}

function tagOf({ localName }: Element, attributes: string, inner: string): string {
  return inner === ''
    ? `<${localName}${attributes}/>`
    : `<${localName}${attributes}>${inner}</${localName}>`;
}

function attributeOf(name: string, value: string): string {
  return value === '' && name === 'style' ? '' : ` ${name}="${escaped(value)}"`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"]/gu, (letter) => ENTITIES[letter] ?? '')
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '');
}
