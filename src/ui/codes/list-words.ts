import type { ListFault } from '../../domain/codes/list/list-fault.ts';
import type { ListMapping, RowNote, RowRefusal } from '../../domain/codes/list/list-rows.ts';
import * as codesWords from '../../words/codes.gen.ts';

/** Returns why a file is no list, and what to do. */
export function faultWords({ code, line, text }: ListFault): string {
  if (code === 'binary' && line === null) return codesWords.faultBinary();
  return FAULTS[code]({ line: line ?? 0, text });
}

type FaultPlace = { readonly line: number; readonly text: string };

const FAULTS: Readonly<Record<ListFault['code'], (place: FaultPlace) => string>> = {
  empty: codesWords.faultEmpty,
  blank: codesWords.faultBlank,
  binary: codesWords.faultLine,
  tooLarge: codesWords.faultTooLarge,
  encoding: codesWords.faultEncoding,
  noHeader: codesWords.faultNoHeader,
  noRows: codesWords.faultNoRows,
  quote: codesWords.faultQuote,
  longRow: codesWords.faultLongRow,
  tooManyColumns: codesWords.faultTooManyColumns,
  tooManyRows: codesWords.faultTooManyRows,
  refusedRow: ({ line, text }) => codesWords.faultRefusedRow({ line, reason: text }),
  unreadable: codesWords.faultUnreadable,
};

/** Why a row cannot become a code. */
export const REFUSALS: Readonly<Record<RowRefusal, () => string>> = {
  tooFewValues: codesWords.tooFewValues,
  tooManyValues: codesWords.tooManyValues,
  noValue: codesWords.noValue,
  longValue: codesWords.longValue,
  hiddenValue: codesWords.hiddenValue,
  barcodeValue: codesWords.barcodeValue,
  guard: codesWords.guarded,
  damaged: codesWords.damaged,
};

/** Returns what is told of rows that become a code. */
export function noteWords(note: RowNote, { guard }: ListMapping): string {
  const words: Readonly<Record<RowNote, () => string>> = {
    invisible: codesWords.invisibleLeftOut,
    guard: guard === 'mended' ? codesWords.guardsTakenOff : codesWords.guardsKept,
    doubtful: codesWords.doubtful,
    damaged: codesWords.damagedKept,
  };
  return words[note]();
}

/** The words of a list's worker, which has no language of its own. */
export function listWords() {
  const refusals = Object.entries(REFUSALS).map(([reason, words]) => [reason, words()]);
  return {
    column: codesWords.column(),
    line: codesWords.line(),
    why: codesWords.why(),
    refusals: Object.fromEntries(refusals) as Record<RowRefusal, string>,
  };
}
