import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * Returns lines of CSV for spreadsheets (RFC 4180). Only the first lines of a file have the mark by which spreadsheets
 * know UTF-8.
 */
export function csvText(lines: readonly (readonly string[])[], isFirst = true): string {
  return stringify([...lines], {
    bom: isFirst,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: { string: withoutFormula },
  });
}

/** Characters that begin a formula, as typed on a Western or an East Asian keyboard; `escape_formulas` misses those after a space. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** An apostrophe in front keeps a spreadsheet from running a name as a formula. */
function withoutFormula(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value;
}
