/** Clip paths in px of the document. */
import type { Clip } from '../../domain/design/design-document.ts';
import { SHAPES } from '../../domain/svg/allow-list.ts';
import { targetIn, type Importing } from './importing.ts';
import { matrixFrom } from './matrices.ts';
import { outlineUnder } from './outlines.ts';

/** The visible area after the element's `clip-path`; empty if it clips nothing, null if paths cannot express it. */
export function clipsOn(element: SVGGraphicsElement, importing: Importing): readonly Clip[] | null {
  return clipsThrough(element, element, importing, []);
}

function clipsThrough(
  holder: Element,
  element: SVGGraphicsElement,
  importing: Importing,
  seen: readonly Element[],
): readonly Clip[] | null {
  const clipPath = targetIn(getComputedStyle(holder).clipPath, importing);
  if (!(clipPath instanceof SVGClipPathElement) || seen.includes(clipPath)) return [];
  const clip = clipOf(clipPath, element, importing);
  const others = clipsThrough(clipPath, element, importing, [...seen, clipPath]);
  if (clip === null || others === null) return null;
  return coversAll(clip, importing) ? others : [clip, ...others];
}

function clipOf(
  clipPath: SVGClipPathElement,
  element: SVGGraphicsElement,
  importing: Importing,
): Clip | null {
  const frame = frameOf(clipPath, element, importing);
  const found = [...clipPath.querySelectorAll('*')].map((child) => pieceOf(child, clipPath, frame));
  const pieces = found.flatMap((piece) => piece ?? []);
  if (found.includes(null) || (pieces.length > 1 && !isPlainUnion(pieces))) return null;
  return { d: pieces.map(({ d }) => d).join('') || 'M0 0', rule: pieces[0]?.rule ?? 'nonzero' };
}

interface Piece extends Clip {
  /** `rect`, `circle` and other basic shapes are all drawn clockwise. */
  readonly isBasic: boolean;
  readonly isMirrored: boolean;
}

/** Empty if it clips nothing, null if it is not a plain outline. */
function pieceOf(child: Element, clipPath: Element, frame: DOMMatrix): readonly Piece[] | null {
  const style = getComputedStyle(child);
  if (child.localName === 'text' || child.localName === 'image') return null;
  if (style.clipPath !== 'none') return null;
  if (!SHAPES.has(child.localName) || style.display === 'none' || style.visibility !== 'visible')
    return [];
  const matrix = frame.multiply(transformWithin(child, clipPath));
  const d = outlineUnder(matrix, child);
  const rule = style.getPropertyValue('clip-rule') === 'evenodd' ? 'evenodd' : 'nonzero';
  const isMirrored = matrix.a * matrix.d - matrix.b * matrix.c < 0;
  return d === '' ? [] : [{ d, rule, isBasic: child.localName !== 'path', isMirrored }];
}

/** Shapes with the same winding direction may share one path, because they do not cancel each other. */
function isPlainUnion(pieces: readonly Piece[]): boolean {
  return pieces.every(
    ({ rule, isBasic, isMirrored }) =>
      rule === 'nonzero' && isBasic && isMirrored === pieces[0]?.isMirrored,
  );
}

function frameOf(clipPath: SVGClipPathElement, element: SVGGraphicsElement, importing: Importing) {
  const matrix = importing.toDocument(element).multiply(ownTransform(clipPath));
  if (clipPath.getAttribute('clipPathUnits') !== 'objectBoundingBox') return matrix;
  const { x, y, width, height } = element.getBBox();
  return matrix.translate(x, y).scale(width, height);
}

/** From a child's coordinates to its clip path's; by hand, because elements in a clip path have no screen matrix. */
export function transformWithin(child: Element, clipPath: Element): DOMMatrix {
  if (child === clipPath) return new DOMMatrix();
  const outer =
    child.parentElement === null ? new DOMMatrix() : transformWithin(child.parentElement, clipPath);
  return outer.multiply(ownTransform(child));
}

function ownTransform(element: Element): DOMMatrix {
  const list =
    'transform' in element && element.transform instanceof SVGAnimatedTransformList
      ? element.transform
      : null;
  return matrixFrom(list?.baseVal.consolidate()?.matrix);
}

/** Drawing programs clip everything to the page, which the edge of the picture does anyway. */
function coversAll({ d }: Clip, { width, height }: Importing): boolean {
  const [, left, top, right, bottom] =
    /^M(-?[\d.]+)[ ,](-?[\d.]+)H(-?[\d.]+)V(-?[\d.]+)H\1Z$/u.exec(d)?.map(Number) ?? [];
  if (left === undefined || top === undefined || right === undefined || bottom === undefined)
    return false;
  return left <= 0 && top <= 0 && right >= width && bottom >= height;
}
