import type { ListFault } from '../../domain/codes/list/list-fault.ts';
import type { ListMapping, RowNote, RowRefusal } from '../../domain/codes/list/list-rows.ts';
import * as codesWords from '../../words/codes.gen.ts';

/** Returns why a file is no list, and what to do. */
export function faultWords({ code, line, text }: ListFault): string {
  const at = { line: line ?? 0 };
  switch (code) {
    case 'empty':
      return codesWords.faultEmpty();
    case 'blank':
      return codesWords.faultBlank();
    case 'binary':
      return line === null ? codesWords.faultBinary() : codesWords.faultLine(at);
    case 'tooLarge':
      return codesWords.faultTooLarge();
    case 'encoding':
      return codesWords.faultEncoding();
    case 'noHeader':
      return codesWords.faultNoHeader({ ...at, text });
    case 'noRows':
      return codesWords.faultNoRows();
    case 'quote':
      return codesWords.faultQuote(at);
    case 'longRow':
      return codesWords.faultLongRow(at);
    case 'tooManyColumns':
      return codesWords.faultTooManyColumns(at);
    case 'tooManyRows':
      return codesWords.faultTooManyRows();
    case 'refusedRow':
      return codesWords.faultRefusedRow({ ...at, reason: text });
    case 'unreadable':
      return codesWords.faultUnreadable();
    default:
      return code satisfies never;
  }
}

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
  switch (note) {
    case 'invisible':
      return codesWords.invisibleLeftOut();
    case 'guard':
      return guard === 'mended' ? codesWords.guardsTakenOff() : codesWords.guardsKept();
    case 'doubtful':
      return codesWords.doubtful();
    case 'damaged':
      return codesWords.damagedKept();
    default:
      return note satisfies never;
  }
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
