/** The page of an SVG: its declared size, and its coordinate system. */
import type { Box, Size } from '../../../domain/constants.ts';
import { DesignRefused } from './refusal.ts';
import * as importReportWords from '../../../words/render/import-report.gen.ts';

interface Page {
  /** Width divided by height. */
  readonly ratio: number;
  readonly viewBox: Box;
  /** The declared px; null if it declares no size. */
  readonly size: Size | null;
}

/** px of one unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  pt: 96 / 72,
  pc: 16,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
};

/** Proportions from its size, else from its viewBox. Throws `DesignRefused` if it has neither. */
export function pageOf(svg: Element): Page {
  const size = {
    width: pixels(svg.getAttribute('width')),
    height: pixels(svg.getAttribute('height')),
  };
  const hasSize = size.width > 0 && size.height > 0;
  const viewBox = rectangleIn(svg, 'viewBox') ?? (hasSize ? { x: 0, y: 0, ...size } : null);
  if (viewBox === null)
    throw new DesignRefused([{ element: '<svg>', reason: importReportWords.noSize(), line: 1 }]);
  const shape = hasSize ? size : viewBox;
  return { ratio: shape.width / shape.height, viewBox, size: hasSize ? size : null };
}

/** px of the longest side of a design document. */
const LONGEST_SIDE = 10_000;

/** The height of a page `width` px wide. Throws `DesignRefused` if it is too high for a design. */
export function heightOf(svg: Element, width: number): number {
  const height = Math.max(1, Math.round(width / pageOf(svg).ratio));
  if (height <= LONGEST_SIDE) return height;
  const reason = importReportWords.tooHigh({ width, height, most: LONGEST_SIDE });
  throw new DesignRefused([{ element: '<svg>', reason, line: 1 }]);
}

/** Four numbers of an attribute as a rectangle; null if they are none. */
export function rectangleIn(owner: Element, attribute: string): Box | null {
  const [x, y, width, height] = (owner.getAttribute(attribute) ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    return null;
  const isUsable = [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
  return isUsable ? { x, y, width, height } : null;
}

/** The lengths of 100 % across and down for what is directly inside a viewport, in its coordinates. */
export function viewportOf({ ownerSVGElement }: SVGElement, root: SVGSVGElement): Size {
  const viewport = ownerSVGElement ?? root;
  const { width, height } = viewport.viewBox.baseVal;
  if (width > 0 && height > 0) return { width, height };
  return { width: viewport.width.baseVal.value, height: viewport.height.baseVal.value };
}

/** Zero for an invalid length. */
export function pixels(value: string | null): number {
  const [, number, unit = ''] =
    /^([+-]?[\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/iu.exec(value?.trim() ?? '') ?? [];
  return Number(number ?? 0) * (UNITS[unit.toLowerCase()] ?? 0);
}

/** Maps the drawing's coordinates to px of a page of this size, by `preserveAspectRatio`. */
export function frameOf(svg: SVGSVGElement, size: Size): DOMMatrix {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const placed = fittedInto(svg, { width, height }, { x: 0, y: 0, ...size });
  return new DOMMatrix()
    .translate(placed.x, placed.y)
    .scale(placed.width / width, placed.height / height)
    .translate(-x, -y);
}

/** Where content of this size is drawn in a frame, by the element's `preserveAspectRatio`. */
export function fittedInto(element: Element, { width, height }: Size, frame: Box): Box {
  const [align = 'xMidYMid', fit] = (element.getAttribute('preserveAspectRatio') ?? 'xMidYMid')
    .trim()
    .split(/\s+/u);
  if (align === 'none') return frame;
  const scales = [frame.width / width, frame.height / height];
  const scale = fit === 'slice' ? Math.max(...scales) : Math.min(...scales);
  return {
    x: frame.x + (frame.width - width * scale) * shareOf(align.slice(1, 4)),
    y: frame.y + (frame.height - height * scale) * shareOf(align.slice(5, 8)),
    width: width * scale,
    height: height * scale,
  };
}

function shareOf(name: string): number {
  if (name === 'Min') return 0;
  return name === 'Max' ? 1 : 0.5;
}
