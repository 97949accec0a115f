import type { ListFault } from '../../domain/codes/list/list-fault.ts';
import type { RowRefusal } from '../../domain/codes/list/list-rows.ts';
import * as codesWords from '../../words/codes.gen.ts';

/** Returns why a file is no list, and what to do. */
export function faultWords({ code, line }: ListFault): string {
  const at = { line: line ?? 0 };
  switch (code) {
    case 'empty':
      return codesWords.faultEmpty();
    case 'binary':
      return line === null ? codesWords.faultBinary() : codesWords.faultLine(at);
    case 'tooLarge':
      return codesWords.faultTooLarge();
    case 'encoding':
      return codesWords.faultEncoding();
    case 'noHeader':
      return codesWords.faultNoHeader(at);
    case 'noRows':
      return codesWords.faultNoRows();
    case 'quote':
      return codesWords.faultQuote(at);
    case 'tooManyColumns':
      return codesWords.faultTooManyColumns(at);
    case 'tooManyRows':
      return codesWords.faultTooManyRows();
    case 'unreadable':
      return codesWords.faultUnreadable();
    default:
      return code satisfies never;
  }
}

/** Returns why a row cannot become a code. */
export function refusalWords(reason: RowRefusal): string {
  switch (reason) {
    case 'noValue':
      return codesWords.noValue();
    case 'tooFewValues':
      return codesWords.tooFewValues();
    case 'tooManyValues':
      return codesWords.tooManyValues();
    case 'longValue':
      return codesWords.longValue();
    case 'hiddenValue':
      return codesWords.hiddenValue();
    case 'barcodeValue':
      return codesWords.barcodeValue();
    default:
      return reason satisfies never;
  }
}
