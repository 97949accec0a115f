/** The shared state of one import. */
import { BLEND_MODES, type BlendMode, type Font } from '../../domain/design/design-document.ts';
import type { Size } from '../../domain/constants.ts';
import { RESOURCES } from '../../domain/svg/allow-list.ts';
import type { Remark, RemarkKind } from './report.ts';
import { problemAt, type Problem } from './reading/refusal.ts';
import { matrixFrom } from './matrices.ts';
import type { Mounted } from './reading/mount.ts';
import { frameOf } from './reading/page.ts';
import type { Slices } from './reading/slices.ts';
import type { TokenBook } from './tokens.ts';

/** With the px of the image itself. */
export interface EmbeddedImage extends Size {
  readonly source: string;
}

/** With the px of the document. */
export interface Importing extends Size {
  readonly root: SVGSVGElement;
  readonly tokens: TokenBook;
  readonly images: ReadonlyMap<Element, EmbeddedImage>;
  /** The product's font for every text and tspan. */
  readonly fonts: Map<Element, Font>;
  /** Maps an element's own coordinates to px of the document. */
  toDocument(element: Element): DOMMatrix;
  refuse(element: Element, reason: string): void;
  say(kind: RemarkKind, element: Element, reason: string): void;
  /** The target of `url(#…)` or another reference; null if the drawing has no such name. */
  named(id: string): Element | null;
  /** The elements of every raster, by its id; they are written once neighbors have been joined. */
  readonly sketches: Map<string, readonly Element[]>;
  /** Texts whose letters moved so that each is one field. */
  readonly evened: Element[];
  /** The initial values of an SVG, without any rule. */
  readonly initial: CSSStyleDeclaration;
  /** Whether anything in the drawing blends with the content beneath it. */
  readonly hasBlends: boolean;
  /** Yields to the page if a slice has ended; called at each element. */
  pause(): Promise<void>;
  /** Whether words that were cut into kerned parts are joined. */
  readonly joinsWords: boolean;
  /** `shape-1`, `text-2`: unique within the document, and no element's own. */
  nextId(kind: string): string;
  /** The id of an object made from an element: the element's own if usable. Copies of a shape share it, words do not. */
  idOf(element: Element, kind: string): string;
  /** The element from which the object with this id was made; null if there is none. */
  originOf(id: string): Element | null;
}

/** A drawing that was read and mounted. */
export interface ReadDrawing {
  readonly mounted: Mounted;
  readonly images: ReadonlyMap<Element, EmbeddedImage>;
  readonly problems: Problem[];
  readonly slices: Slices;
}

/** Starts an import of a mounted drawing, or another one at a further level. */
export function beginImport(
  { mounted: { root, width, height, initial }, images, problems, slices }: ReadDrawing,
  parts: Pick<Importing, 'tokens' | 'fonts' | 'joinsWords'> & { readonly remarks: Remark[] },
): Importing {
  const fromScreen = frameOf(root, { width, height }).multiply(screenMatrixOf(root).inverse());
  const all = [...root.querySelectorAll('*')];
  const given = new Set([root, ...all].map(({ id }) => id));
  const counts = new Map<string, number>();
  const nextId = (kind: string): string => {
    let count = (counts.get(kind) ?? 0) + 1;
    while (given.has(`${kind}-${count}`)) count += 1;
    counts.set(kind, count);
    return `${kind}-${count}`;
  };
  const origins = new Map<string, Element>();
  let met = 0;
  return {
    root,
    width,
    height,
    tokens: parts.tokens,
    images,
    fonts: parts.fonts,
    toDocument: (element) => fromScreen.multiply(screenMatrixOf(element)),
    sketches: new Map(),
    evened: [],
    initial,
    joinsWords: parts.joinsWords,
    pause: () => slices.pause(Math.min(1, (met += 1) / all.length)),
    hasBlends: all.some((element) => blendOf(element) !== 'normal'),
    refuse: (element, reason) => void problems.push(problemAt(element, reason)),
    say: (kind, element, reason) =>
      void parts.remarks.push({ kind, ...problemAt(element, reason) }),
    named: (id) => root.querySelector(`[id="${CSS.escape(id)}"]`),
    nextId,
    idOf(element, kind) {
      const isOwn = element.id !== '' && element.id.length <= LONGEST_ID;
      const isShared = kind === 'text' && origins.has(element.id);
      const id = isOwn && !isShared ? element.id : nextId(kind);
      origins.set(id, element);
      return id;
    },
    originOf: (id) => origins.get(id) ?? null,
  };
}

/** Letters; the limit of a design document. */
const LONGEST_ID = 200;

function screenMatrixOf(element: Element): DOMMatrix {
  return matrixFrom(element instanceof SVGGraphicsElement ? element.getScreenCTM() : null);
}

/** The element's blend mode. */
export function blendOf(element: Element): BlendMode {
  const { mixBlendMode } = getComputedStyle(element);
  return BLEND_MODES.find((mode) => mode === mixBlendMode) ?? 'normal';
}

/** The first element with a blend that only a browser can draw, together with all below it; null for most drawings. */
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

/** The attribute that lets a source give equal colors different tokens. */
export function swatchOf(element: Element): string {
  return element.closest('[data-swatch]')?.getAttribute('data-swatch') ?? '';
}

/** The target of a computed `url("#id")`; null if the browser does not use it there. */
export function targetIn(value: string, importing: Importing): Element | null {
  const reference = referenceIn(value);
  const target = reference === null ? null : importing.named(reference);
  return target !== null && isUsable(target) ? target : null;
}

/** A paint, clip path or mask that is not displayed itself has no effect in a browser; a filter has. */
export function isUsable(target: Element): boolean {
  return target.localName === 'filter' || target.checkVisibility();
}

/** The id within a computed `url("#id")`; null for anything else. */
export function referenceIn(value: string): string | null {
  return /^url\(["']?#(.*?)["']?\)/u.exec(value)?.[1] ?? null;
}
