/** A sheet that is ready to be shown and packed (PRE-05). */
import type { Language } from '../../words/language.ts';
import { layOutCell, isPrintable, type CellLayout } from './cell-layout.ts';
import type { CodeDrawing } from './code-drawing.ts';
import type { PrintOptions } from './print-options.ts';
import { placeWords, type PrintedWords, type PrintFacts, scanWords } from './print-words.ts';
import { cellSizeOf, layOut, type SheetLayout } from './sheet-layout.ts';
import type { Box } from '../constants.ts';

export interface SheetPlan {
  readonly options: PrintOptions;
  readonly layout: SheetLayout;
  readonly cell: CellLayout;
  readonly code: CodeDrawing;
  readonly words: readonly PrintedWords[];
  /** Everything of a coupon below its artwork. */
  readonly wordsPlace: Box;
  /** False if the terms are too long to be read at this size. */
  readonly hasTerms: boolean;
  /** False if the code's lines are too thin for a printer at this size. */
  readonly isCodePrintable: boolean;
}

export interface PrintSheet extends SheetPlan {
  readonly couponName: string;
  /** The coupon's language. */
  readonly language: Language;
  /** Data URLs. */
  readonly artwork: string;
  readonly wordsPicture: string;
  /** Words in letters of the system's faces, which a PDF has as a picture. */
  readonly foreignWords: readonly string[];
  /** Below the drawn code, if each coupon has its own. */
  readonly ownCaption: string | null;
  /** A data URL; null if the coupons have no code of their own. */
  readonly logo: string | null;
}

export function planSheet(options: PrintOptions, facts: PrintFacts, code: CodeDrawing): SheetPlan {
  const layout = layOut(options);
  const cell = layOutCell(options.layout, layout.bleed, code, options.households !== null);
  const { words, hasTerms } = placeWords(facts, options.layout, cell.words, cell.caption);
  const { width, height } = cellSizeOf(options.layout);
  const top = cell.window.y + cell.window.height;
  return {
    options,
    layout,
    cell,
    code,
    words: [...words, ...scanWords(facts, options.layout, cell)],
    wordsPlace: { x: 0, y: top, width, height: height - top },
    hasTerms,
    isCodePrintable: isPrintable(code, cell.code),
  };
}
