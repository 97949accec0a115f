/** Lists of households: rows, separators, and what is refused with its line (SER-01). */
import { describe, expect, test } from 'vitest';
import { createListCheck } from '../../../src/domain/codes/list/list-check.ts';
import { encodingOf } from '../../../src/domain/codes/list/list-encoding.ts';
import { BrokenList } from '../../../src/domain/codes/list/list-fault.ts';
import { createListParser } from '../../../src/domain/codes/list/list-parser.ts';
import {
  firstMapping,
  rowRefusalOf,
  usedValues,
} from '../../../src/domain/codes/list/list-rows.ts';

function parsed(text: string, pieceLength = text.length) {
  const parser = createListParser();
  const rows = [];
  for (let start = 0; start < text.length; start += pieceLength)
    rows.push(...parser.push(text.slice(start, start + pieceLength), false));
  rows.push(...parser.push('', true));
  return { header: parser.header, delimiter: parser.delimiter, rows };
}

function faultOf(read: () => unknown) {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof BrokenList) return error.fault;
    throw error;
  }
}

const ROWS = [
  { line: 2, values: ['00001', 'M. Okafor', 'HM-1'] },
  { line: 3, values: ['00002', 'Duarte, "P."\nApt 4', 'HM-2'] },
  { line: 5, values: ['00003', '', 'HM-3'] },
];

test.each([
  [',', '\n'],
  [';', '\r\n'],
  ['\t', '\r'],
])('[SER-01] a list with %j and %j is read with its lines', (delimiter, newline) => {
  const lines = [
    ['household', 'name', 'code'],
    ['00001', ' M. Okafor ', 'HM-1'],
    ['00002', '"Duarte, ""P.""\nApt 4"', 'HM-2'],
    ['00003', '', 'HM-3'],
  ];
  const text = lines.map((values) => values.join(delimiter)).join(newline);
  expect(parsed(text)).toEqual({ header: ['household', 'name', 'code'], delimiter, rows: ROWS });
});

test('[SER-01] a list is read the same in pieces of any length', () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => `${row},"Zoë ""${row}""\nx",東京`);
  const text = `number,name,city\n${rows.join('\n')}\n`;
  const whole = parsed(text);
  expect(whole.rows).toHaveLength(20_000);
  expect(whole.rows.at(-1)).toEqual({ line: 40_000, values: ['19999', 'Zoë "19999"\nx', '東京'] });
  expect(parsed(text, 65_537)).toEqual(whole);
});

test.each([
  ['without a header', '00001,14608\n00002,14608', 'noHeader', 1],
  ['with two columns of one name', 'zip,zip\n1,2', 'noHeader', 1],
  ['with a quote that is never closed', 'a,b\n1,2\n3,"4\n5,6', 'quote', 3],
  ['with a letter after a quote', 'a,b\n1,"2"x\n3,4', 'quote', 2],
  ['with a million columns', `a,b\n${'1,'.repeat(1_000_000)}`, 'tooManyColumns', 2],
  ['with NUL', 'a,b\n1,2\n3,\0', 'binary', 3],
])('[SER-01] a list %s is refused with its line', (_, text, code, line) => {
  expect(faultOf(() => parsed(text))).toEqual({ code, line });
});

test.each([
  ['a spreadsheet', [0x50, 0x4b, 0x03, 0x04, 20, 0], 'binary'],
  ['a PDF', [...Buffer.from('%PDF-1.7')], 'binary'],
  ['random bytes', [1, 0, 0, 7, 0, 1, 9, 0, 0, 0], 'binary'],
])('[SER-01] %s is no list', (_, bytes, code) => {
  expect(faultOf(() => encodingOf(Uint8Array.from(bytes)))).toEqual({ code, line: null });
});

test.each([
  ['utf-8', Buffer.from('name\nZoë')],
  ['utf-16le', Buffer.from('\ufeffname\nZoë', 'utf16le')],
  ['utf-16le', Buffer.from('name\nZoë', 'utf16le')],
  ['utf-16be', Buffer.from('name\nZoë', 'utf16le').swap16()],
])('[SER-01] %s is told by the first bytes', (encoding, bytes) => {
  expect(encodingOf(bytes)).toBe(encoding);
});

describe('a row', () => {
  const rules = { columns: 3, valueColumn: 2, kept: [0], barcodeType: 'CODE128' } as const;
  test.each([
    [['1', 'x', 'HM-1'], null],
    [['1', 'x', 'HM-1', ''], null],
    [['1', 'x'], 'tooFewValues'],
    [['1', 'x', 'HM-1', 'y'], 'tooManyValues'],
    [['1', 'x', ''], 'noValue'],
    [['1', 'x', 'HM-東'], 'barcodeValue'],
    [['1', 'x', 'H'.repeat(257)], 'longValue'],
    [['\u202e1', 'x', 'HM-1'], 'hiddenValue'],
    [['1', '\u202ex', 'HM-1'], null],
  ])('[SER-03] %j is refused as %s', (values, reason) => {
    expect(rowRefusalOf({ line: 2, values }, rules)).toBe(reason);
  });

  test('[SER-03] a refused row keeps its values, so that it can be mended', () => {
    const check = createListCheck({ encoding: 'utf-8', mapping: rules, barcodeType: 'CODE128' });
    check.add(['id', 'name', 'code'], [{ line: 7, values: ['1', 'M. Okafor', ''] }]);
    expect(check.end(['id', 'name', 'code'], ',').refused).toEqual([
      { line: 7, reason: 'noValue', values: ['1', 'M. Okafor', ''] },
    ]);
  });

  test('[SER-01] only the barcode and the ticked columns leave the browser', () => {
    expect(usedValues(['1', 'M. Okafor', 'HM-1'], rules)).toEqual(['HM-1', '1']);
    expect(usedValues(['1', 'M. Okafor', 'HM-1'], { valueColumn: null, kept: [] })).toEqual([]);
  });

  test('[SER-01] a column named code is offered as the barcode, and nothing is kept', () => {
    expect(firstMapping(['name', 'Code'])).toEqual({ valueColumn: 1, kept: [] });
    expect(firstMapping(['name', 'zip'])).toEqual({ valueColumn: null, kept: [] });
  });
});
