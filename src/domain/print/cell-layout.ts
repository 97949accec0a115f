/** What lies where in one printed coupon, in inches from its top left corner (PRE-05). */
import { type Box, EXPORT_SIZES, type Size } from '../constants.ts';
import type { CodeDrawing } from './code-drawing.ts';
import type { LayoutName } from './print-options.ts';
import { cellSizeOf } from './sheet-layout.ts';

export interface CellLayout {
  /** The visible part of the artwork, with its bleed: left, right and above the cut. */
  readonly window: Box;
  /** The whole artwork; the window shows a part of it. */
  readonly artwork: Box;
  readonly words: Box;
  readonly code: Box;
  /** Below the code. */
  readonly caption: Box;
  /** What a household's coupon has besides: words above the code, and a row below the words beside it. */
  readonly household: {
    readonly scan: Box;
    readonly logo: Box;
    readonly value: Box;
  } | null;
}

interface Measures {
  /** Visible height of the artwork after the cut. */
  readonly artwork: number;
  readonly margin: number;
  /** The largest side of a square code with its quiet zone, and the largest height of a wide one. */
  readonly square: number;
  readonly wide: number;
  readonly caption: number;
}

const MEASURES: Readonly<Record<LayoutName, Measures>> = {
  one: { artwork: 2.275, margin: 0.3, square: 2.2, wide: 1.1, caption: 0.24 },
  two: { artwork: 2.275, margin: 0.25, square: 1.55, wide: 0.8, caption: 0.2 },
  four: { artwork: 1.315, margin: 0.2, square: 1.3, wide: 0.7, caption: 0.18 },
  eight: { artwork: 1.16, margin: 0.12, square: 0.85, wide: 0.4, caption: 0.12 },
  postcard: { artwork: 2.1, margin: 0.25, square: 1.3, wide: 0.6, caption: 0.18 },
};

/** Width to height of a strip. */
const STRIP_RATIO = 1125 / 432;

export function layOutCell(
  layout: LayoutName,
  bleed: number,
  code: CodeDrawing,
  isHousehold: boolean,
): CellLayout {
  const cell = cellSizeOf(layout);
  const measures = MEASURES[layout];
  return {
    ...artworkIn(cell, measures.artwork, bleed),
    ...partsOf(cell, measures, code, isHousehold),
  };
}

function partsOf(cell: Size, measures: Measures, code: CodeDrawing, isHousehold: boolean): Parts {
  if (isHousehold) return ofHousehold(cell, measures);
  const parts =
    code.width > 1.5 * code.height ? belowWords(cell, measures, code) : besideWords(cell, measures);
  return { ...parts, household: null };
}

/** The artwork as wide as the coupon with its bleed; what is cut is equal above and below. */
function artworkIn({ width }: Size, visible: number, bleed: number) {
  const wide = width + 2 * bleed;
  const high = wide / STRIP_RATIO;
  const above = Math.max(bleed, (high - visible) / 2);
  return {
    window: { x: -bleed, y: -bleed, width: wide, height: visible + bleed },
    artwork: { x: -bleed, y: -above, width: wide, height: high },
  };
}

type Parts = Pick<CellLayout, 'words' | 'code' | 'caption' | 'household'>;
type CodeParts = Omit<Parts, 'household'>;

/** Width to height of a logo. */
const LOGO_RATIO = EXPORT_SIZES.appleLogo.width / EXPORT_SIZES.appleLogo.height;

/** The code gives way to the words above it, and the words to the row with logo and value. */
function ofHousehold(cell: Size, measures: Measures): Parts {
  const { artwork, margin, caption: line } = measures;
  const square = Math.min(measures.square, cell.height - artwork - 3 * line);
  const { words, code, caption } = besideWords(cell, { ...measures, square });
  const row = { y: words.y + words.height - 2 * line, height: 2 * line };
  const logo = { x: words.x, ...row, width: row.height * LOGO_RATIO };
  const valueX = logo.x + logo.width + margin / 2;
  const lower = (place: Box): Box => ({ ...place, y: place.y + line / 2 });
  return {
    words: { ...words, height: words.height - row.height - margin / 4 },
    code: lower(code),
    caption: lower(caption),
    household: {
      scan: {
        ...caption,
        x: caption.x - margin / 2,
        y: code.y - line / 2,
        width: square + margin,
      },
      logo,
      value: { ...row, x: valueX, width: words.x + words.width - valueX },
    },
  };
}

function besideWords(cell: Size, { artwork, margin, square, caption }: Measures): CodeParts {
  const x = cell.width - margin - square;
  const room = cell.height - artwork;
  const top = artwork + (room - square - caption) / 2;
  return {
    words: {
      x: margin,
      y: artwork + margin,
      width: x - 1.5 * margin,
      height: room - 2 * margin,
    },
    code: { x, y: top, width: square, height: square },
    caption: { x, y: top + square, width: square, height: caption },
  };
}

/** A wide code in its largest size, at the bottom on the left. */
function belowWords(cell: Size, measures: Measures, code: CodeDrawing): CodeParts {
  const { artwork, margin, wide, caption } = measures;
  const most = cell.width - 2 * margin;
  const scale = Math.min(most / code.width, wide / code.height);
  const size = { width: code.width * scale, height: code.height * scale };
  const y = cell.height - margin * 0.4 - caption - size.height;
  return {
    words: {
      x: margin,
      y: artwork + margin / 2,
      width: most,
      height: y - artwork - margin * 0.75,
    },
    code: { x: margin, y, ...size },
    caption: { x: margin, y: y + size.height, width: size.width, height: caption },
  };
}

/** Size; three dots of a printer with 300 to an inch. Thinner lines are lost on paper. */
const THINNEST = 0.01;

/** Whether a code's thinnest line can be printed in its place. */
export function isPrintable(code: CodeDrawing, place: Size): boolean {
  return (code.module * place.width) / code.width >= THINNEST;
}
