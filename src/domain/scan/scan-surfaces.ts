/** The finished cards and the printed sheet at their real sizes: where the pictures and the code are (PRE-02). */
import type { Box, Size } from '../constants.ts';
import type { CodeToDraw } from './code-options.ts';

export const SCAN_SURFACES = ['apple', 'google', 'print'] as const;
export type ScanSurface = (typeof SCAN_SURFACES)[number];

/** Boxes in px of the drawing, which may reach beyond it; `logo` and `words` are null on paper, where nothing of them is near the code. */
export interface SurfaceLayout extends Size {
  readonly strip: Box;
  readonly logo: Box | null;
  /** The line of the offer. */
  readonly words: Box | null;
  /** White paper around the code and its caption. */
  readonly plate: Box;
  /** The code with its quiet zone. */
  readonly code: Box;
}

/** px to an inch, as a camera resolves from 20 cm and as printers print. */
const RESOLUTION = 300;

/** Inches; the width of a card on a phone whose screen is 2.55 in wide, and 2.82 in. */
const CARD_WIDTHS = { apple: 2.55, google: 2.82 } as const;

/** Inches; the printed code with its quiet zone: 42 mm, and 120 mm for bars (`src/public/print.css.ts`). */
const PRINTED_WIDTHS = { square: 1.654, wide: 4.724 } as const;
/** Inches; the sheet around the code that is drawn, the artwork above it, and the gap between the two. */
const [PAPER, ARTWORK_WIDTH, GAP] = [0.5, 7, 0.236] as const;

/** Characters from which a PDF417 has a higher place, as in `src/ui/coupon/barcode-figure.tsx`. */
const DENSE_PDF417 = 200;

/** Returns the layout of a surface; the shares of a card's width are those of the cards' styles in `src/ui/coupon`. */
export function surfaceLayout(surface: ScanSurface, code: CodeToDraw): SurfaceLayout {
  switch (surface) {
    case 'apple':
      return appleLayout(code);
    case 'google':
      return googleLayout(code);
    case 'print':
      return printLayout(code);
    default:
      return surface satisfies never;
  }
}

/** Height of the caption below a code with its padding, in hundredths of a card's width. */
const CAPTION = 6.6;

function appleLayout(code: CodeToDraw): SurfaceLayout {
  const [width, height] = codeSize(code, { square: 55, wide: 88 }, Infinity);
  const y = 153 - height - CAPTION;
  return scaled(CARD_WIDTHS.apple / 100, {
    width: 100,
    height: 162,
    logo: { x: 4.2, y: 4.7, width: 42.7, height: 13.3 },
    strip: { x: 0, y: 20.6, width: 100, height: 38.4 },
    words: { x: 4.2, y: 65, width: 64, height: 4.7 },
    ...plated({ x: (100 - width) / 2, y, width, height }, code),
  });
}

function googleLayout(code: CodeToDraw): SurfaceLayout {
  const [width, height] = codeSize(code, { square: 39, wide: 84 }, 39);
  const y = 29.2 + (54.1 - height - CAPTION) / 2;
  return scaled(CARD_WIDTHS.google / 100, {
    width: 100,
    height: 128,
    logo: { x: 4.6, y: 4.6, width: 9.6, height: 9.6 },
    words: { x: 4.6, y: 22, width: 90, height: 6 },
    ...plated({ x: (100 - width) / 2, y, width, height }, code),
    strip: { x: 0, y: 83.3, width: 100, height: 32.6 },
  });
}

/** A part of the sheet with the lower edge of the artwork: a camera does not resolve a whole page. */
function printLayout(code: CodeToDraw): SurfaceLayout {
  const [width, height] = codeSize(code, PRINTED_WIDTHS, Infinity);
  const box = { x: PAPER, y: PAPER + GAP, width, height };
  const artworkHeight = (ARTWORK_WIDTH * 432) / 1125;
  const paperWidth = width + 2 * PAPER;
  return scaled(1, {
    width: paperWidth,
    height: box.y + height + PAPER,
    logo: null,
    words: null,
    strip: {
      x: paperWidth - ARTWORK_WIDTH,
      y: PAPER - artworkHeight,
      width: ARTWORK_WIDTH,
      height: artworkHeight,
    },
    plate: box,
    code: box,
  });
}

function isSquare({ type }: CodeToDraw): boolean {
  return type === 'QR' || type === 'AZTEC';
}

function codeSize(
  code: CodeToDraw,
  widths: { readonly square: number; readonly wide: number },
  highest: number,
): readonly [width: number, height: number] {
  if (isSquare(code)) return [widths.square, widths.square];
  const isDense = code.type === 'PDF417' && code.value.length > DENSE_PDF417;
  return [widths.wide, Math.min(highest, widths.wide / (isDense ? 2 : 3))];
}

/** Wide codes have paper above them, as on the cards. */
function plated(box: Box, code: CodeToDraw): Pick<SurfaceLayout, 'plate' | 'code'> {
  const above = isSquare(code) ? 0 : 2;
  return {
    plate: { ...box, height: box.height + CAPTION },
    code: { ...box, y: box.y + above, height: box.height - above },
  };
}

/** From units of this many inches to whole px. */
function scaled(inches: number, layout: SurfaceLayout): SurfaceLayout {
  const px = (length: number) => Math.round(length * inches * RESOLUTION);
  const box = ({ x, y, width, height }: Box): Box => ({
    x: px(x),
    y: px(y),
    width: px(width),
    height: px(height),
  });
  const { width, height, strip, logo, words, plate, code } = layout;
  return {
    width: px(width),
    height: px(height),
    strip: box(strip),
    plate: box(plate),
    code: box(code),
    logo: logo && box(logo),
    words: words && box(words),
  };
}

/** Returns the width of a code on a surface with its quiet zone, in inches. */
export function codeInches(surface: ScanSurface, code: CodeToDraw): number {
  return surfaceLayout(surface, code).code.width / RESOLUTION;
}
