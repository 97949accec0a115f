/** Lists as spreadsheets, databases and people write them (SER-01, SER-03). */
import { expect, test } from 'vitest';
import { createListCheck } from '../../../src/domain/codes/list/list-check.ts';
import { ListParser } from '../../../src/domain/codes/list/list-parser.ts';

/** What a list becomes: codes and refused rows with their lines. */
function readAs(text: string) {
  const parser = new ListParser('Column');
  const rows = parser.push(text, true);
  const refused: string[] = [];
  const onRefused = ({ line }: { line: number }, reason: string) =>
    refused.push(`${line} ${reason}`);
  const check = createListCheck({ encoding: 'utf-8', mapping: null, barcodeType: 'QR', onRefused });
  check.add(parser.facts, rows);
  const { header, titles, emptyRows, mapping, rows: imported } = check.end(parser.facts);
  expect(imported + refused.length).toBe(rows.length);
  const codes = rows.map(({ line, values }) => `${line} ${values[mapping.valueColumn ?? 0]}`);
  const isRefused = (code: string) =>
    refused.some((row) => row.split(' ')[0] === code.split(' ')[0]);
  return {
    header: header.join('|'),
    codes: codes.filter((code) => !isRefused(code)).join(', '),
    ...(titles.length > 0 ? { titles } : {}),
    ...(emptyRows > 0 ? { emptyRows } : {}),
    ...(refused.length > 0 ? { refused } : {}),
  };
}

const TWO = { header: 'code|name', codes: '2 A-1, 3 A-2' };
const LATER = { header: 'code|name', codes: '3 A-1, 4 A-2' };
const TITLED = { ...LATER, titles: [1] };
const THREE = { header: 'code|name|city', codes: '2 A-1, 3 A-2' };

const LISTS: Readonly<Record<string, [text: string, read: ReturnType<typeof readAs>]>> = {
  // Line ends.
  LF: ['code,name\nA-1,Ruiz\nA-2,Lind\n', TWO],
  CRLF: ['code,name\r\nA-1,Ruiz\r\nA-2,Lind\r\n', TWO],
  CR: ['code,name\rA-1,Ruiz\rA-2,Lind\r', TWO],
  'no line end at the end': ['code,name\r\nA-1,Ruiz\r\nA-2,Lind', TWO],
  'names with CRLF, rows with LF': ['code,name\r\nA-1,Ruiz\nA-2,Lind\n', TWO],
  'names with LF, rows with CRLF': ['code,name\nA-1,Ruiz\r\nA-2,Lind\r\n', TWO],
  'names with CR, rows with LF': ['code,name\rA-1,Ruiz\nA-2,Lind', TWO],
  'CRLF and a last row with LF': ['code;name\r\nA-1;Ruiz\r\nA-2;Lind\n', TWO],
  'rows with all three': [
    'code\tname\nA-1\tRuiz\rA-2\tLind\r\nA-3\tMoss',
    { ...TWO, codes: '2 A-1, 3 A-2, 4 A-3' },
  ],
  'a stray CR before CRLF': [
    'code,name\r\r\nA-1,Ruiz\r\r\nA-2,Lind',
    { ...TWO, codes: '3 A-1, 5 A-2', emptyRows: 2 },
  ],
  'line ends of all kinds in a cell': [
    'name,code\n"a\rb\r\nc\nd",A-1\r"e\n",A-2',
    { header: 'name|code', codes: '2 A-1, 6 A-2' },
  ],
  'a quoted cell at a row’s end': [
    'name,code\r\n"Ruiz, Ana","A-1"\n"x ""y""" ,"A-2"\r\n',
    { header: 'name|code', codes: '2 A-1, 3 A-2' },
  ],
  // The delimiter.
  'sep=;': ['sep=;\r\ncode;name\r\nA-1;Ruiz\r\nA-2;Lind', LATER],
  'SEP=, in quotes': ['"SEP=,"\ncode,name\nA-1,Ruiz\nA-2,Lind', LATER],
  'sep=, with empty columns': ['sep=,,,\ncode,name,\nA-1,Ruiz,\nA-2,Lind,', LATER],
  'sep= with a tab': ['\ufeffsep=\t\ncode\tname\nA-1\tRuiz\nA-2\tLind', LATER],
  'sep=\\t': ['sep=\\t\ncode\tname\nA-1\tRuiz\nA-2\tLind', LATER],
  'sep=|': ['Sep=|\rcode|name\rA-1|Ruiz\rA-2|Lind', LATER],
  'sep=| with empty columns': ['sep=|||\ncode|name|\nA-1|Ruiz|\nA-2|Lind|', LATER],
  'sep=; although commas are more': [
    'sep=;\ncode;a, b, c\nA-1;x, y, z\nA-2;',
    { header: 'code|a, b, c', codes: '3 A-1, 4 A-2' },
  ],
  'decimal commas between semicolons': [
    'code;price;tax\nA-1;1,50;0,20\nA-2;2,50;0,40',
    { header: 'code|price|tax', codes: '2 A-1, 3 A-2' },
  ],
  'commas in unquoted addresses': [
    'code;address\nA-1;1 Elm, Apt 3, Toledo\nA-2;9 Oak, Akron',
    { header: 'code|address', codes: '2 A-1, 3 A-2' },
  ],
  'commas in quoted addresses': [
    '"code";"address"\n"A-1";"1 Elm, Toledo"\n"A-2";"9 Oak, Akron"',
    { header: 'code|address', codes: '2 A-1, 3 A-2' },
  ],
  'one column': ['code\nA-1\nA-2', { header: 'code', codes: '2 A-1, 3 A-2' }],
  // Above the names.
  'an empty first line': ['\r\ncode;name\r\nA-1;Ruiz\r\nA-2;Lind', { ...LATER, emptyRows: 1 }],
  'a first line of delimiters': [';;\ncode;name\nA-1;Ruiz\nA-2;Lind', { ...LATER, emptyRows: 1 }],
  'a title': ['Spring mailing 2026;\ncode;name\nA-1;Ruiz\nA-2;Lind', TITLED],
  'a title with commas': ['Mailing, Toledo, 2026\ncode;name\nA-1;Ruiz\nA-2;Lind', TITLED],
  'a title as wide as the names': ['Mailing;2026\ncode;name\nA-1;Ruiz\nA-2;Lind', TITLED],
  'a title of as many words': ['Exported by;Anna\ncode;name\nA-1;Ruiz\nA-2;Lind', TITLED],
  'a title named as the codes are': [
    'Codes,,\ncode,name,city\nA-1,Ruiz,Toledo',
    { header: 'code|name|city', codes: '3 A-1', titles: [1] },
  ],
  'titles of several cells between empty lines': [
    '\nExported on;Nov 28;\n;;\nBy;Ruiz;\ncode;name;city\nA-1;Ruiz;Toledo\nA-2;Lind;Akron',
    { header: 'code|name|city', codes: '6 A-1, 7 A-2', titles: [2, 4], emptyRows: 2 },
  ],
  'a title above one column': [
    'Spring mailing\r\n\r\ncode\r\nAB-1\r\nAB-2',
    { header: 'code', codes: '4 AB-1, 5 AB-2', titles: [1], emptyRows: 1 },
  ],
  'a title with a year above one column, below sep=;': [
    'sep=;\nSpring mailing 2026\nvoucher code\nABC\nABD',
    { header: 'voucher code', codes: '4 ABC, 5 ABD', titles: [2] },
  ],
  'a title as wide as names without a code': [
    'Mailing;2026\nname;city\nRuiz;Toledo\nLind;Akron',
    { header: 'name|city', codes: '3 Ruiz, 4 Lind', titles: [1] },
  ],
  'names of groups without a gap on the right': [
    'Household;;;Coupon\nname;city;code;value\nRuiz;Toledo;A-1;5',
    { header: 'name|city|code|value', codes: '3 A-1', titles: [1] },
  ],
  'rows with the words of names': [
    'type,name\nbarcode,Ruiz\nQR code,Lind\nPDF417,Moss',
    { header: 'type|name', codes: '2 barcode, 3 QR code, 4 PDF417' },
  ],
  'names of groups': [
    ',,Address,,\ncode,name,street,city,zip\nA-1,Ruiz,1 Elm,Toledo,02138',
    { header: 'code|name|street|city|zip', codes: '3 A-1', titles: [1] },
  ],
  // The names.
  'empty columns on the right': ['code,name,,,\nA-1,Ruiz,,,\nA-2,Lind,,,', TWO],
  'a thousand empty columns': [
    `code,name${','.repeat(1_000)}\nA-1,Ruiz${','.repeat(1_000)}`,
    { ...TWO, codes: '2 A-1' },
  ],
  'an index without a name': [
    ',code,name\n0,A-1,Ruiz\n1,A-2,Lind',
    { header: 'Column 1|code|name', codes: '2 A-1, 3 A-2' },
  ],
  'an index of words': [
    ',voucher,name\nx,ABC,Ruiz\ny,ABD,Lind',
    { header: 'Column 1|voucher|name', codes: '2 x, 3 y' },
  ],
  'a column on the right without a name': [
    'code,name,\nA-1,Ruiz,new\nA-2,Lind,',
    { header: 'code|name|Column 3', codes: '2 A-1, 3 A-2' },
  ],
  'columns without a name but the first': [
    'code,,\nAB-1,Ruiz,Toledo\nAB-2,Lind,Akron',
    { header: 'code|Column 2|Column 3', codes: '2 AB-1, 3 AB-2' },
  ],
  'a column without a name that is empty in the first rows': [
    `code,name,,\n${'A-1,Ruiz,,\n'.repeat(69)}A-2,Lind,,new\nA-3,Moss,,,x`,
    {
      header: 'code|name',
      codes: `${Array.from({ length: 69 }, (_, row) => `${row + 2} A-1, `).join('')}71 A-2`,
      refused: ['72 tooManyValues'],
    },
  ],
  'a column between without a name': [
    'code,,name\nA-1,x,Ruiz\nA-2,,Lind',
    { header: 'code|Column 2|name', codes: '2 A-1, 3 A-2' },
  ],
  'doubled names, one with a number': [
    'code,Address,Address,Address (2),Address,zip,zip\nA-1,a,b,c,d,e,f',
    { header: 'code|Address|Address (3)|Address (2)|Address (4)|zip|zip (2)', codes: '2 A-1' },
  ],
  'a long name of emoji': [
    `code,x${'🥐'.repeat(120)}\nA-1,x`,
    { header: `code|x${'🥐'.repeat(117)}`, codes: '2 A-1' },
  ],
  'invisible characters in names': [
    '\ufeff\u200bco\u00adde\u00a0,Cafe\u0301\nA-1,x',
    { header: 'code|Café', codes: '2 A-1' },
  ],
  'names in several lines and formulas': [
    '"coupon\ncode",="name"\nA-1,Ruiz',
    { header: 'coupon code|name', codes: '3 A-1' },
  ],
  'names in another alphabet': [
    'код;имя;город\nA-1;Руис;Толедо\nA-2;Линд;Акрон',
    { header: 'код|имя|город', codes: '2 A-1, 3 A-2' },
  ],
  // The rows.
  'empty lines between': [
    'code,name\n\nA-1,Ruiz\n,,\n \t\n"",""\nA-2,Lind\n\n',
    { header: 'code|name', codes: '3 A-1, 7 A-2', emptyRows: 5 },
  ],
  'a second mark in the middle': ['code,name\nA-1,Ruiz\n\ufeff"A-2",Lind', TWO],
  'rows that are too short and too long': [
    `${'code,name,city\n'}A-1,Ruiz\nA-2,Lind,Akron,x\nA-3,Moss,Fargo`,
    { ...THREE, codes: '4 A-3', refused: ['2 tooFewValues', '3 tooManyValues'] },
  ],
  'a shortened number and a cell that was not computed': [
    'name,barcode\nRuiz,9.50111E+12\nLind,950112\nMoss,#N/A',
    { header: 'name|barcode', codes: '3 950112', refused: ['2 damaged', '4 damaged'] },
  ],
  'guards, bare and quoted': [
    'code,name\n="000417",Ruiz\n"=""000418""",Lind\n\'000419,Moss\n000420,Cho',
    { ...TWO, codes: '5 000420', refused: ['2 guard', '3 guard', '4 guard'] },
  ],
  'single quotation marks': [
    "'code','name'\n'A-1','Ruiz'\nA-2,'Lind'",
    { header: 'code|name', codes: '3 A-2', refused: ['2 guard'] },
  ],
  'a shortened number in a column of EAN': [
    'zip code,EAN-13\n14608,9.50111E+12\n14609,4006381333931',
    { header: 'zip code|EAN-13', codes: '3 4006381333931', refused: ['2 damaged'] },
  ],
  'a row without a code': [
    'code;name;city\nA-1;Ruiz;Toledo\n;Lind;Akron',
    { ...THREE, codes: '2 A-1', refused: ['3 noValue'] },
  ],
};

test.each(Object.entries(LISTS))('[SER-01] [SER-03] %s', (_, [text, expected]) => {
  expect(readAs(text)).toEqual(expected);
});
