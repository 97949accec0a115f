/** Lists of households: rows, separators, and what is refused with its line (SER-01). */
import { expect, test } from 'vitest';
import { encodingsOf } from '../../../src/domain/codes/list/list-encoding.ts';
import { BrokenList } from '../../../src/domain/codes/list/list-fault.ts';
import { ListParser } from '../../../src/domain/codes/list/list-parser.ts';
import { firstMapping, judgedRow } from '../../../src/domain/codes/list/list-rows.ts';

function parsed(text: string, pieceLength = text.length) {
  const parser = new ListParser('Column');
  const rows = [];
  for (let start = 0; start < text.length; start += pieceLength)
    rows.push(...parser.push(text.slice(start, start + pieceLength), false));
  rows.push(...parser.push('', true));
  return { ...parser.facts, rows };
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

test('[SER-01] a list is read the same in pieces of any length', () => {
  const ends = ['\n', '\r\n', '\r', '\n\r\n'];
  const rows = Array.from(
    { length: 20_000 },
    (_, row) => `${row},"Zoë ""${row}""\r\nx",東京${ends[row % 4]}`,
  );
  const text = `number,name,city\r\n${rows.join('')}`;
  const whole = parsed(text);
  expect(whole.rows).toHaveLength(20_000);
  const last = { line: 44_999, values: ['19999', 'Zoë "19999"\r\nx', '東京'] };
  expect(whole).toMatchObject({ emptyRows: 5_000 });
  expect(whole.rows.at(-1)).toEqual(last);
  for (const length of [65_537, 997]) expect(parsed(text, length)).toEqual(whole);
});

test.each([
  ['without a header', '00001,14608\n00002,14608', 'noHeader', 1, '00001'],
  ['without names above its numbers', 'code,14608\nA-1,14608', 'noHeader', 1, '14608'],
  ['with a quote that is never closed', 'a,b\n1,2\n3,"4\n5,6', 'quote', 3],
  ['with a quote that swallows rows', 'a,b\r1,"x\ry"\n3,"4\n5,6\n7,"8"', 'quote', 4],
  ['with a letter after a quote', 'a,b\n1,"2"x\n3,4', 'quote', 2],
  ['with a quote of a million letters', `a,b\n1,"${'x'.repeat(1_000_000)}"`, 'quote', 2],
  ['with a million columns', `a,b\n${'1,'.repeat(1_000_000)}`, 'tooManyColumns', 2],
  ['with a row of a million letters', `a,b\n${'x'.repeat(1_000_000)}`, 'longRow', 2],
  ['with a million delimiters', `a,b\r${','.repeat(1_000_000)}`, 'longRow', 2],
  ['with a million quotes', `a,b\n\n${'"'.repeat(1_000_000)}`, 'quote', 3],
  ['with NUL', 'a,b\r1,2\r\n3,\0', 'binary', 3],
])('[SER-01] a list %s is refused with its line', (_, list, code, line, text = '') => {
  expect(faultOf(() => parsed(list))).toEqual({ code, line, text });
  expect(faultOf(() => parsed(list, 997))).toEqual({ code, line, text });
});

test.each(['\n', '\r', '\r\n', ';;\n', ' \t\r', '"";""\r\n', '\u00a0\n', '\u200b\n', '"" \n'])(
  '[SER-01] two hundred thousand lines %j are passed over where they stand',
  (line) => {
    const many = line.repeat(100_000);
    const list = parsed(`${many}code;name\n${many}A-1;Ruiz\n`, 90_001);
    expect(list).toMatchObject({ header: ['code', 'name'], delimiter: ';', emptyRows: 200_000 });
    expect(list.rows).toEqual([{ line: 200_002, values: ['A-1', 'Ruiz'] }]);
  },
);

test.each([
  ['a spreadsheet', [0x50, 0x4b, 0x03, 0x04, 20, 0], 'binary'],
  ['a PDF', [...Buffer.from('%PDF-1.7')], 'binary'],
  ['random bytes', [1, 0, 0, 7, 0, 1, 9, 0, 0, 0], 'binary'],
])('[SER-01] %s is no list', (_, bytes, code) => {
  expect(faultOf(() => encodingsOf(Uint8Array.from(bytes)))).toEqual({
    code,
    line: null,
    text: '',
  });
});

test.each([
  [['utf-8', 'windows-1252'], Buffer.from('name\nZoë')],
  [['utf-8'], Buffer.from('\ufeffname\nZoë')],
  [['utf-16le'], Buffer.from('\ufeffname\nZoë', 'utf16le')],
  [['utf-16le'], Buffer.from('name\nZoë', 'utf16le')],
  [['utf-16be'], Buffer.from('name\nZoë', 'utf16le').swap16()],
])('[SER-01] %j are told by the first bytes', (encodings, bytes) => {
  expect(encodingsOf(bytes)).toEqual(encodings);
});

const rules: Parameters<typeof judgedRow>[1] = {
  columns: 3,
  barcodeType: 'CODE128',
  valueColumn: 2,
  kept: [0],
  guard: 'refused',
  damaged: 'refused',
};
const judged = (values: readonly string[], changed: Partial<typeof rules> = {}) =>
  judgedRow({ line: 2, values }, { ...rules, ...changed });

test.each([
  [['1', 'x', 'HM-1'], null],
  [['1', 'x', 'HM-1', ''], null],
  [['1', 'x'], 'tooFewValues'],
  [['1', 'x', 'HM-1', 'y'], 'tooManyValues'],
  [['1', 'x', ''], 'noValue'],
  [['1', 'x', '\u200b'], 'noValue'],
  [['1', 'x', 'HM-東'], 'barcodeValue'],
  [['1', 'x', 'H'.repeat(257)], 'longValue'],
  [['1\u0007', 'x', 'HM-1'], 'hiddenValue'],
  [['1', '\u0007x', 'HM-1'], null],
  [['1', 'x', '="000417"'], 'guard'],
  [['1', 'x', '9.50111E+12'], 'damaged'],
])('[SER-03] a row %j is refused as %s', (values, reason) => {
  expect(judged(values).refusal).toBe(reason);
});

test.each([
  ['="000417"', '000417'],
  ['= "000417"', '000417'],
  ["'000419", '000419'],
  ['"000421"', '000421'],
  [`'="000423"`, '000423'],
  ["'000424'", '000424'],
  ['=""000426""', '000426'],
  ['=T("000427")', '000427'],
  ['=000428', '000428'],
  ['\u200b="0004\u00ad25"', '000425'],
])('[SER-03] a row the signs around %s are taken off on demand, or kept', (code, bare) => {
  expect(judged(['1', 'x', code]).refusal).toBe('guard');
  const mended = judged(['1', 'x', code], { guard: 'mended' });
  expect(mended).toMatchObject({ refusal: null, used: [bare, '1'] });
  expect(mended.notes).toContain('guard');
  expect(judged(['1', 'x', code], { guard: 'kept' }).refusal).toBe(null);
});

test.each([
  ...['9.50111E+12', '9,50111E+12', '9.50111e+12', '1E+15', '1.5E-07', '9.50111E12', '="9.5E+12"'],
  ...['-1.2E+20', '9.E+11', '#N/A', '#REF!', '#NAME?', '#VALUE!', '#DIV/0!', '#NUM!', '#NULL!'],
  ...['#N/D', '#¡VALOR!', '#¿NOMBRE?', '#¡DIV/0!', '#NV', 'Err:502', '########', '="#N/A"'],
  '=A2&B2',
])('[SER-03] a row %s was damaged; it is imported as written only on demand', (code) => {
  const mended = { guard: 'mended' } as const;
  expect(judged(['1', 'x', code], mended).refusal).toBe('damaged');
  const kept = judged(['1', 'x', code], { ...mended, damaged: 'kept', barcodeType: 'QR' });
  expect(kept).toMatchObject({ refusal: null, notes: expect.arrayContaining(['damaged']) });
});

test.each([
  '3E10',
  'E+12',
  '12E5',
  '9.5E+12X',
  'A-1E+12',
  '950111000000',
  "O'Neil",
  '000417',
  '#417',
  '#A-1!',
])('[SER-03] a row %s is no code that a spreadsheet changed', (code) => {
  expect(judged(['1', 'x', code])).toEqual({ refusal: null, notes: [], used: [code, '1'] });
});

test('[SER-01] a row text is composed and has no invisible characters, wherever it is kept', () => {
  const values = ['Cafe\u0301 \u202eRuiz', 'x', 'HM\u200b\u2060\ufeff-\u00ad1\u200e'];
  const row = judged(values);
  expect(row).toEqual({ refusal: null, notes: ['invisible'], used: ['HM-1', 'Café Ruiz'] });
  const joined = ['नमस्\u200dते', '👨\u200d👩\u200d👧', 'HM-1'];
  expect(judged(joined, { kept: [0, 1] }).used).toEqual(['HM-1', ...joined.slice(0, 2)]);
});

test('[SER-01] a row a column named code is offered as the barcode, and nothing is kept', () => {
  const undecided = { kept: [], guard: 'refused', damaged: 'refused' };
  expect(firstMapping(['name', 'Code'])).toEqual({ valueColumn: 1, ...undecided });
  expect(firstMapping(['nombre', 'Código de barras'])).toEqual({ valueColumn: 1, ...undecided });
  expect(firstMapping(['name', 'zip'])).toEqual({ valueColumn: null, ...undecided });
  expect(firstMapping(['voucherCode', 'code']).valueColumn).toBe(1);
  const others = ['Sean', 'zip code', 'Postcode', 'country code', 'areaCode', 'código postal'];
  const codes = ['EAN', 'UPC-A', 'gtin_14', 'bar code', 'voucherCode', 'Gutscheincode', 'cupón'];
  for (const name of [...codes, 'Número de cupón', 'Código del cupón', 'código'])
    expect(firstMapping([...others, name])).toMatchObject({ valueColumn: 6 });
});
