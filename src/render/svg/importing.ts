/** What the parts of one import share. */
import type { Matrix } from '../../domain/design-document.ts';
import type { Font } from '../scene.ts';
import { nameOf, type Problem } from './refusal.ts';
import type { TokenBook } from './tokens.ts';

export interface EmbeddedImage {
  readonly source: string;
  /** px of the image itself. */
  readonly width: number;
  readonly height: number;
}

export interface Importing {
  readonly root: SVGSVGElement;
  /** px of the document. */
  readonly width: number;
  readonly height: number;
  readonly tokens: TokenBook;
  readonly images: ReadonlyMap<Element, EmbeddedImage>;
  /** The product's font of every text and tspan. */
  readonly fonts: Map<Element, Font>;
  /** From an element's own coordinates to px of the document. */
  toDocument(element: Element): DOMMatrix;
  refuse(element: Element, reason: string): void;
  warn(element: Element, reason: string): void;
  /** What `url(#…)` or a reference names; null where the drawing has nothing of that name. */
  named(id: string): Element | null;
  /** `shape-1`, `text-2`: unique within the document. */
  nextId(kind: string): string;
}

/** An import of what has been mounted at `width` x `height` px. */
export function beginImport(
  root: SVGSVGElement,
  size: { readonly width: number; readonly height: number },
  parts: Pick<Importing, 'tokens' | 'images'> & {
    readonly problems: Problem[];
    readonly warnings: Problem[];
  },
): Importing {
  const { x, y, width, height } = root.viewBox.baseVal;
  const fromViewBox = new DOMMatrix()
    .scale(size.width / width, size.height / height)
    .translate(-x, -y);
  const fromScreen = fromViewBox.multiply(screenMatrixOf(root).inverse());
  const counts = new Map<string, number>();
  return {
    root,
    ...size,
    tokens: parts.tokens,
    images: parts.images,
    fonts: new Map(),
    toDocument: (element) => fromScreen.multiply(screenMatrixOf(element)),
    refuse: (element, reason) => void parts.problems.push({ element: nameOf(element), reason }),
    warn: (element, reason) => void parts.warnings.push({ element: nameOf(element), reason }),
    named: (id) => root.querySelector(`[id="${CSS.escape(id)}"]`),
    nextId(kind) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return `${kind}-${count}`;
    },
  };
}

function screenMatrixOf(element: Element): DOMMatrix {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix === null ? new DOMMatrix() : DOMMatrix.fromMatrix(matrix);
}

/** The part of the source by which equal colours may be kept apart. */
export function swatchOf(element: Element): string {
  return element.closest('[data-swatch]')?.getAttribute('data-swatch') ?? '';
}

/** The id within a computed `url("#id")`; null for anything else. */
export function referenceIn(value: string): string | null {
  return /^url\(["']?#(.*?)["']?\)/u.exec(value)?.[1] ?? null;
}

export const IDENTITY_MATRIX: Matrix = [1, 0, 0, 1, 0, 0];
