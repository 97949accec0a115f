/** What the parts of one import share. */
import { BLEND_MODES, type BlendMode, type Matrix } from '../../domain/design/design-document.ts';
import { RESOURCES } from '../../domain/svg/allow-list.ts';
import type { Font } from '../scene/scene.ts';
import type { Remark, RemarkKind } from './report.ts';
import { problemAt, type Problem } from './reading/refusal.ts';
import { frameOf } from './reading/page.ts';
import type { Slices } from './reading/slices.ts';
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
  say(kind: RemarkKind, element: Element, reason: string): void;
  /** What `url(#…)` or a reference names; null where the drawing has nothing of that name. */
  named(id: string): Element | null;
  /** The elements of every raster, by its id: they are written down once neighbors have been joined. */
  readonly sketches: Map<string, readonly Element[]>;
  /** The texts whose letters were moved to be one field. */
  readonly evened: Element[];
  /** What no rule applies to: the values that an SVG begins with. */
  readonly initial: CSSStyleDeclaration;
  /** Whether anything in the drawing blends with what lies beneath. */
  readonly hasBlends: boolean;
  /** Lets the page answer now and then; called at each element. */
  pause(): Promise<void>;
  /** Whether words that were cut into kerned parts are put together again. */
  readonly joinsWords: boolean;
  /** `shape-1`, `text-2`: unique within the document. */
  nextId(kind: string): string;
  /** The id of what is made of an element: its own where it has a usable one. */
  idOf(element: Element, kind: string): string;
  /** What the object with this id was made of; null for what has no element of its own. */
  originOf(id: string): Element | null;
}

/** An import of what has been mounted at `width` x `height` px. */
export function beginImport(
  root: SVGSVGElement,
  size: { readonly width: number; readonly height: number },
  parts: Pick<Importing, 'tokens' | 'images' | 'fonts' | 'initial' | 'joinsWords'> &
    Pick<Slices, 'pause'> & {
      readonly problems: Problem[];
      readonly remarks: Remark[];
    },
): Importing {
  const fromScreen = frameOf(root, size).multiply(screenMatrixOf(root).inverse());
  const counts = new Map<string, number>();
  const nextId = (kind: string): string => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}-${count}`;
  };
  const origins = new Map<string, Element>();
  const all = [...root.querySelectorAll('*')];
  let met = 0;
  return {
    root,
    ...size,
    tokens: parts.tokens,
    images: parts.images,
    fonts: parts.fonts,
    toDocument: (element) => fromScreen.multiply(screenMatrixOf(element)),
    sketches: new Map(),
    evened: [],
    initial: parts.initial,
    joinsWords: parts.joinsWords,
    pause: () => parts.pause(Math.min(1, (met += 1) / all.length)),
    hasBlends: all.some((element) => blendOf(element) !== 'normal'),
    refuse: (element, reason) => void parts.problems.push(problemAt(element, reason)),
    say: (kind, element, reason) =>
      void parts.remarks.push({ kind, ...problemAt(element, reason) }),
    named: (id) => root.querySelector(`[id="${CSS.escape(id)}"]`),
    nextId,
    idOf(element, kind) {
      const id = element.id === '' || element.id.length > LONGEST_ID ? nextId(kind) : element.id;
      origins.set(id, element);
      return id;
    },
    originOf: (id) => origins.get(id) ?? null,
  };
}

/** Letters, as a design document takes them. */
const LONGEST_ID = 200;

function screenMatrixOf(element: Element): DOMMatrix {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix === null ? new DOMMatrix() : DOMMatrix.fromMatrix(matrix);
}

/** How the element's colors meet what lies beneath. */
export function blendOf(element: Element): BlendMode {
  const { mixBlendMode } = getComputedStyle(element);
  return BLEND_MODES.find((mode) => mode === mixBlendMode) ?? 'normal';
}

/** The first element that blends as only a browser can, together with all that lies beneath; null for most drawings. */
export function strangeBlendIn(root: Element): Element | null {
  const blends = [...root.querySelectorAll('*')];
  return (
    blends.find((element) => {
      const { mixBlendMode } = getComputedStyle(element);
      const isStrange = mixBlendMode !== '' && !BLEND_MODES.some((mode) => mode === mixBlendMode);
      return isStrange && element.closest([...RESOURCES].join(',')) === null;
    }) ?? null
  );
}

/** The attribute by which a source may give equal colors different tokens. */
export function swatchOf(element: Element): string {
  return element.closest('[data-swatch]')?.getAttribute('data-swatch') ?? '';
}

/** The id within a computed `url("#id")`; null for anything else. */
export function referenceIn(value: string): string | null {
  return /^url\(["']?#(.*?)["']?\)/u.exec(value)?.[1] ?? null;
}

export const IDENTITY_MATRIX: Matrix = [1, 0, 0, 1, 0, 0];
