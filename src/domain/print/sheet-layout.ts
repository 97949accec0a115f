/** Where coupons, crop marks and pictures lie on a printed page, in inches, not px, from the top left corner (PRE-05). */
import type { Box, Size } from '../constants.ts';
import type { LayoutName, PaperName, PrintOptions } from './print-options.ts';

/** A line from one point to another. */
type Mark = Readonly<Record<'x1' | 'y1' | 'x2' | 'y2', number>>;

export type SheetLayout = ReturnType<typeof layOut>;

/** Inches; what printers ask for, so that a cut beside its line shows no white edge. */
const BLEED = 0.125;
/** Inches from the cut to its mark: beyond the bleed, so that no mark is left on a coupon. */
const MARK_GAP = 0.145;
const MARK_LENGTH = 0.2;

const PAPERS: Readonly<Record<PaperName, Size>> = {
  letter: { width: 8.5, height: 11 },
  a4: { width: 8.27, height: 11.69 },
};

const GRIDS = {
  one: gridOf({ width: 6, height: 6 }, 1, 1),
  two: gridOf({ width: 6, height: 4.6 }, 1, 2),
  four: gridOf({ width: 3.5, height: 4.5 }, 2, 2),
  eight: gridOf({ width: 3.5, height: 2.25 }, 2, 4),
  postcard: gridOf({ width: 6, height: 4 }, 1, 1),
} as const satisfies Record<LayoutName, unknown>;

function gridOf(cell: Size, columns: number, rows: number) {
  // Between two coupons is room for the bleed of both.
  return { cell, columns, rows, gap: { x: 0.5, y: 0.35 } };
}

/** The coupon of a layout after the cut. */
export function cellSizeOf(layout: LayoutName): Size {
  return GRIDS[layout].cell;
}

export function countOf(layout: LayoutName): number {
  return GRIDS[layout].columns * GRIDS[layout].rows;
}

/** A grid in the middle of its page; marks stand at its outer edges, where a stack is cut. */
export function layOut({ layout, paper, hasMarks, hasBleed }: PrintOptions) {
  const grid = GRIDS[layout];
  const page = layout === 'postcard' ? postcardPage(grid.cell) : PAPERS[paper];
  const xs = startsOf(page.width, grid.cell.width, grid.columns, grid.gap.x);
  const ys = startsOf(page.height, grid.cell.height, grid.rows, grid.gap.y);
  return {
    page,
    /** The coupons after the cut. */
    cells: ys.flatMap((y) => xs.map((x) => ({ x, y, ...grid.cell }))),
    /** How far pictures reach beyond the cut. */
    bleed: hasBleed ? BLEED : 0,
    marks: hasMarks ? marksOf(xs, ys, grid.cell) : [],
  };
}

/** The part of the page inside the outer cuts. */
export function trimOf({ cells }: SheetLayout): Box {
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = Math.min(...cells.map((cell) => cell.y));
  const right = Math.max(...cells.map((cell) => cell.x + cell.width));
  const bottom = Math.max(...cells.map((cell) => cell.y + cell.height));
  return { x, y, width: right - x, height: bottom - y };
}

function postcardPage({ width, height }: Size): Size {
  const margin = 2 * (MARK_GAP + MARK_LENGTH + 0.03);
  return { width: width + margin, height: height + margin };
}

function startsOf(page: number, size: number, count: number, gap: number): readonly number[] {
  const first = (page - count * size - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => first + index * (size + gap));
}

function marksOf(xs: readonly number[], ys: readonly number[], cell: Size): readonly Mark[] {
  const [left, right] = outerOf(xs, cell.width);
  const [top, bottom] = outerOf(ys, cell.height);
  const lines = (starts: readonly number[], size: number) =>
    starts.flatMap((start) => [start, start + size]);
  const vertical = lines(xs, cell.width).flatMap((x) => [
    { x1: x, y1: top - MARK_GAP - MARK_LENGTH, x2: x, y2: top - MARK_GAP },
    { x1: x, y1: bottom + MARK_GAP, x2: x, y2: bottom + MARK_GAP + MARK_LENGTH },
  ]);
  const horizontal = lines(ys, cell.height).flatMap((y) => [
    { x1: left - MARK_GAP - MARK_LENGTH, y1: y, x2: left - MARK_GAP, y2: y },
    { x1: right + MARK_GAP, y1: y, x2: right + MARK_GAP + MARK_LENGTH, y2: y },
  ]);
  return [...vertical, ...horizontal];
}

function outerOf(starts: readonly number[], size: number): readonly [number, number] {
  return [Math.min(...starts), Math.max(...starts) + size];
}
