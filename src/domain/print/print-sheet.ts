/** A sheet that is ready to be shown and packed (PRE-05). */
import type { Language } from '../../words/language.ts';
import { layOutCell, isPrintable } from './cell-layout.ts';
import type { CodeDrawing } from './code-drawing.ts';
import type { PrintOptions } from './print-options.ts';
import { placeWords, type PrintFacts, scanWords } from './print-words.ts';
import { cellSizeOf, layOut } from './sheet-layout.ts';

export type SheetPlan = ReturnType<typeof planSheet>;

export interface PrintSheet extends SheetPlan {
  readonly couponName: string;
  /** The coupon's language. */
  readonly language: Language;
  /** Data URLs. */
  readonly artwork: string;
  readonly wordsPicture: string;
  /** Only the words in letters of the system's faces, which a PDF has as a picture; null without such words. */
  readonly foreignPicture: string | null;
  /** Those words. */
  readonly foreignWords: readonly string[];
  /** Below the drawn code, if each coupon has its own. */
  readonly ownCaption: string | null;
  /** A data URL; null if the coupons have no code of their own. */
  readonly logo: string | null;
}

export function planSheet(options: PrintOptions, facts: PrintFacts, code: CodeDrawing) {
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
    /** Everything of a coupon below its artwork. */
    wordsPlace: { x: 0, y: top, width, height: height - top },
    /** False if the terms are too long to be read at this size. */
    hasTerms,
    /** False if the code's lines are too thin for a printer at this size. */
    isCodePrintable: isPrintable(code, cell.code),
  };
}
