/** The page of a coupon's codes: a list in, the codes out (SER-01, SER-03). */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openCodes } from '../support/codes-page.ts';
import { button, sees } from '../support/locators.ts';

function choose(name: string, ...parts: BlobPart[]): void {
  const input = page.getByLabelText('CSV file').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
  const transfer = new DataTransfer();
  transfer.items.add(new File(parts, name));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Returns the text of the file that a press saves. */
async function savedBy(press: () => Promise<void>): Promise<string> {
  const saved = vi.spyOn(URL, 'createObjectURL');
  try {
    await press();
    const [[file]] = saved.mock.calls as [[Blob]];
    return await file.text();
  } finally {
    saved.mockRestore();
  }
}

test('[SER-01] [SER-03] of a list only the barcode and the ticked columns are sent, refused rows are named', async () => {
  const { sent } = await openCodes();
  choose(
    'winter.csv',
    'household;name;code;zip\r\n1;"Zoë ""Z""";HM-1;14608\r\n2;Okafor;;14608\r\n3;Duarte;HM-3;14609\r\n4;Cho;HM-3;14609;x\r\n',
  );
  await sees(page.getByText('4 rows, 1 kB, semicolons, UTF-8'));
  await sees(page.getByText('2 rows cannot become a code'));
  await sees(page.getByText(/more values than there are columns.* \(line 5\)$/u));
  await page.getByRole('checkbox', { name: 'Keep zip' }).first().click();
  await button('Import 2 codes').click();
  await sees(page.getByText('2 codes are ready'));
  const rows = ['HM-1 14608', 'HM-3 14609'].map((row) => row.split(' '));
  expect(sent).toEqual([{ start: '0', body: { rows } }]);
  await sees(page.getByText('winter.csv'));
  await expect.element(button('Download: List with links')).toBeEnabled();
});

const CHANGED = [
  'Spring mailing 2026;;\r\n;;\r\ncode;name;name\r\nHM\u200b-1;Ruiz;x\n="000417";Lind;x\r\'000419;Moss;x\n',
  '\n9.50111E+12;Cho;x\r\n;Duarte;x\r\nÄ-2;"a\r\nb";x',
].join('');

test('[SER-03] codes that a spreadsheet changed are named with their lines; one press takes its signs off', async () => {
  const { sent } = await openCodes();
  choose('spring.csv', CHANGED);
  const accounted = (words: string) =>
    expect.element(page.getByText(`8 rows in the file: ${words}, 2 empty.`)).toBeVisible();
  await accounted('2 to import, 4 refused');
  await sees(page.getByText(/^Above the names of the columns: passed over \(line 1\)$/));
  await sees(page.getByText(/cannot be seen are left out \(line 4\)$/));
  await sees(page.getByText(/may not read the letters .* \(line 10\)$/));
  await sees(page.getByText(/shortened these numbers, .* \(line 8\)$/));
  await sees(
    page.getByText(/signs around the code, as in ="000417" or '000419\..* \(lines 5, 6\)$/),
  );
  await button('Take the signs off').click();
  await accounted('4 to import, 2 refused');
  await button('Import them as written').click();
  await accounted('5 to import, 1 refused');
  await button('Undo').last().click();
  await accounted('4 to import, 2 refused');
  await page.getByRole('checkbox', { name: 'Keep name (2)' }).first().click();
  await button('Import 4 codes').click();
  await accounted('4 imported, 2 refused');
  expect(sent.map(({ body }) => body)).toEqual([
    { rows: ['HM-1', '000417', '000419', 'Ä-2'].map((code) => [code, 'x']) },
  ]);
  const file = await savedBy(() => button('Download the 2 rows').click());
  expect(file.split('\r\n')).toEqual([
    'Line,Why,code,name,name (2)',
    expect.stringMatching(/^8,"?A spreadsheet shortened these numbers, .*,9\.50111E\+12,Cho,x$/u),
    '9,No barcode,,Duarte,x',
    '',
  ]);
});

test('[SER-01] in a wide list the chosen column is scrolled to, and stays in sight', async () => {
  await page.viewport(1024, 900);
  await openCodes();
  const names = Array.from({ length: 40 }, (_, column) => `column ${column}`);
  choose('wide.csv', [names, names.map((name) => name.toUpperCase())].join('\n'));
  const table = page.getByRole('region', { name: 'The first five rows' });
  const isInSight = (column: string) => {
    const cell = table.getByRole('columnheader', { name: new RegExp(`^${column} `) }).element();
    const seen = cell.getBoundingClientRect();
    const whole = table.element().getBoundingClientRect();
    return seen.left >= whole.left && seen.right <= whole.right;
  };
  await page.getByRole('radio', { name: 'column 30 is the barcode' }).first().click();
  await expect.poll(() => isInSight('column 30')).toBe(true);
  table.element().scrollLeft = 0;
  await expect.poll(() => isInSight('column 0')).toBe(true);
  expect(isInSight('column 30')).toBe(true);
});

test('[SER-03] a row that the services refuse is named by its line in the file, with the reason', async () => {
  await openCodes();
  choose('winter.csv', 'Winter\n\ncode;name\nHM-1;a\n;b\nREFUSED;c\n');
  await button('Import 2 codes').click();
  await sees(page.getByText(/line 6 of your list\. The database refuses this row\./));
});

test('[SER-01] the first lines are shown as coupons beside the list, one at a time', async () => {
  await openCodes();
  choose('winter.csv', 'household,code\r\n1,HM-1\r\n2,\r\n');
  const second = page.getByRole('region', { name: 'Line 2 as a coupon' });
  await expect.element(second.getByRole('figure')).toHaveTextContent('HM-1');
  await expect.element(button('The line before')).toBeDisabled();
  await button('The next line').click();
  const third = page.getByRole('region', { name: 'Line 3 as a coupon' });
  await sees(third.getByText('No barcode'));
  expect(third.getByRole('figure').elements()).toEqual([]);
  await page.getByRole('radio', { name: 'No column: Tearline’s code is the barcode' }).click();
  await sees(third.getByText(/^Tearline makes the code of each line/));
});

const REFUSED: Readonly<Record<string, [text: BlobPart, words: string]>> = {
  'an empty file': ['', 'The file is empty.'],
  'a list without a header': [
    '1,2\n3,4',
    'Line 1 has “1” where the name of a column belongs. Put a line with a name for each column above the rows, then choose the file again.',
  ],
  'a broken quote': [
    'a,b\n1,"2\n',
    'In line 2 a quotation mark is opened and not closed within 100,000 characters, or has a letter after it. Close it, or write a mark that belongs to the text twice (""), then choose the file again.',
  ],
  'a spreadsheet under the name of a CSV': [
    'PK\u0003\u0004\0',
    'This is not a text file. Save the sheet as CSV in your spreadsheet program, then choose it again.',
  ],
  'a letter of Windows below a mark of UTF-8': [
    new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0x0a, 0xe9]),
    'The file has letters that cannot be read. Save it as UTF-8, then choose it again.',
  ],
  'a file of empty lines': ['\n\r\n;;\r', 'The file has only empty lines.'],
  'an endless line': [
    `a\n${'b'.repeat(200_000)}`,
    'Line 2 is longer than 100,000 characters. Check the line, then choose the file again.',
  ],
  'a header without rows': ['code,zip\n', 'The file has names of columns, but no rows.'],
};

test.each(Object.entries(REFUSED))(
  '[SER-01] %s is told in words, and nothing is sent',
  async (_, [text, words]) => {
    const { sent } = await openCodes();
    choose('list.csv', text);
    await sees(page.getByText(words));
    await sees(button('Choose a CSV'));
    expect(sent).toEqual([]);
  },
);

test('[SER-01] codes without a list are made by their number, and removed after a question', async () => {
  const { sent } = await openCodes();
  const count = page.getByLabelText('How many households');
  await count.fill('0');
  await button('Make codes').click();
  await sees(page.getByText('Enter a number from 1 to 1,000,000.'));
  await count.fill('25,000');
  await button('Make codes').click();
  await sees(page.getByText('25,000 codes are ready'));
  expect(sent.map(({ body }) => body)).toEqual([{ count: 20_000 }, { count: 5_000 }]);
  await button('Remove these codes').click();
  const dialog = page.getByRole('dialog', { name: 'Remove Made without a list?' });
  await sees(dialog.getByText(/25,000 codes and their links stop working/));
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(button('Remove these codes')).not.toBeInTheDocument();
});
