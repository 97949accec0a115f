/** The page of a coupon's print kit, with the product's own drawing (PRE-05, READY-03). */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { exportScenes } from '../../../src/app/wizard/export-artwork.ts';
import type { PrintSheet } from '../../../src/domain/print/print-sheet.ts';
import { composePrintWords } from '../../../src/render/compose/print-words.ts';
import { answer, content, problem, services } from '../../support/services/operations.ts';
import { STORED_PROJECT } from '../../support/stored-project.ts';
import { sees } from '../support/locators.ts';
import { openTearline, uuid } from '../support/tearline.tsx';

const ID = uuid(1);

/** Lines as the services draw them: squares of 4 units, `side` of them in a row. */
const codeOf = (side: number) =>
  `<svg viewBox="0 0 ${4 * side} ${4 * side}" xmlns="http://www.w3.org/2000/svg">\n<rect width="100%" height="100%" fill="#FFFFFF" />\n<path d="M16 20L20 20L20 16L16 16Z" fill-rule="evenodd" />\n</svg>\n`;

const seriesOf = (rows: number): Schema<'CodeSeries'> => ({
  id: uuid(rows),
  name: 'winter.csv',
  valueColumn: 'code',
  columns: ['name', 'zip'],
  state: 'ready',
  expectedRows: rows,
  rows,
  equalRows: 0,
  createdAt: '2026-11-06T10:00:00.000Z',
});
/** The other codes are switched off, and have no link: drawing thousands takes seconds. */
const ONE_ON_OF = 20;
const linkOf = (row: number) => `https://tear.example/c/${String(row).padStart(16, '0')}`;

function stripPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(1125, 432);
  canvas.getContext('2d')?.fillRect(0, 0, 1125, 432);
  return canvas.convertToBlob();
}

interface Opening {
  readonly code?: string;
  readonly terms?: string;
  /** How often the strip fails. */
  readonly failures?: number;
  /** Series of codes for households, by their rows. */
  readonly series?: readonly number[];
  /** The row whose links never come. */
  readonly stopsAt?: number;
  readonly search?: string;
  readonly householdsOnly?: boolean;
}

async function openKit({
  code = codeOf(29),
  terms = 'One per visit.',
  failures = 0,
  series = [],
  stopsAt = Infinity,
  search = '',
  householdsOnly = false,
}: Opening = {}) {
  const codes: string[] = [];
  const strip = await stripPicture();
  let failing = failures;
  const project = {
    ...STORED_PROJECT,
    id: ID,
    householdsOnly,
    termsConditions: terms,
    barcodeType: 'QR' as const,
    barcodeValue: 'HALFMOON-13',
    barcodeAltText: '',
  };
  await openTearline(`/print/${ID}${search}`, {
    handlers: [
      services.get('/api/v1/project/{id}', () => answer(200, project)),
      services.get('/api/v1/project/{id}/codes', () => answer(200, series.map(seriesOf))),
      services.get('/api/v1/project/{id}/codes/{series}/links', async ({ query }) => {
        const start = Number(query.get('start'));
        const count = Number(query.get('count'));
        const column = query.get('column');
        codes.push(`${start} ${count}${column === null ? '' : ` ${column}`}`);
        if (start >= stopsAt) await new Promise(() => undefined);
        const on = Array.from({ length: Math.ceil(count / ONE_ON_OF) }, (_, at) => at * ONE_ON_OF);
        const links = on.map((row) => linkOf(start + row));
        return answer(200, { links, ...(column && { values: on.map(() => '東京') }) });
      }),
      services.get('/api/v1/project/{id}/media', () => {
        failing -= 1;
        return failing >= 0 ? problem(404, 'not-found') : content(200, 'image/png', strip);
      }),
      services.get('/api/v1/media/barcode', ({ query }) => {
        codes.push(`${query.get('type')} ${query.get('value')}`);
        return content(200, 'image/svg+xml', code);
      }),
    ],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Print kit');
  return codes;
}

const isPdf = (file: unknown): file is Blob =>
  file instanceof Blob && file.type === 'application/pdf';
const drawn = () => page.getByRole('img', { name: 'The sheet' });
const download = () => page.getByRole('button', { name: 'Download PDF' });
const cells = () => drawn().element().querySelectorAll('use');

test('[PRE-05] a sheet is drawn with as many coupons as are chosen, with the code that is chosen', async () => {
  const codes = await openKit();
  await sees(drawn());
  expect(cells()).toHaveLength(8);
  await page.getByRole('radio', { name: /^2 6 × 4.6/ }).click();
  await expect.poll(() => cells().length).toBe(2);
  await page.getByLabelText('Code on each').selectOptions('A QR code of its page');
  await expect.element(download()).toBeEnabled();
  expect(codes).toEqual(['QR HALFMOON-13', `QR https://tearline.example/r/${ID}`]);
  await page.getByRole('radio', { name: /^Card/ }).click();
  await expect.poll(() => drawn().element().getAttribute('viewBox')).toBe('0 0 6.75 4.75');
  await page.getByRole('checkbox', { name: 'Crop marks' }).click();
  await expect
    .poll(() => drawn().element().querySelector(':scope > path')?.getAttribute('d'))
    .toBe('');
});

test('[PRE-05] [SER-01] the first code is one that counters take, and another says what will happen', async () => {
  const codes = await openKit({ series: [20], householdsOnly: true });
  const choice = page.getByLabelText('Code on each');
  await expect.element(choice).toHaveDisplayValue(/^One of 20 household codes each/);
  await sees(drawn());
  expect(codes).toEqual(['0 20']);
  const refused = page.getByText(/^Counters will answer “Not this one” to this code/);
  expect(refused.elements()).toEqual([]);
  await choice.selectOptions('The barcode, HALFMOON-13');
  await sees(refused);
});

test('[PRE-05] [SER-01] the coupon’s own code says that it counts beside those of households', async () => {
  await openKit({ series: [20] });
  await expect
    .element(page.getByLabelText('Code on each'))
    .toHaveDisplayValue('The barcode, HALFMOON-13');
  await sees(page.getByText(/^The same code on each\. It counts as one more/));
});

test('[SER-04] each household’s coupon has the logo, and the column of its list that is chosen', async () => {
  const codes = await openKit({ series: [20], search: `?series=${uuid(20)}` });
  const beside = page.getByLabelText('Beside each code');
  await expect.element(beside).toHaveDisplayValue('Nothing more');
  await expect.element(download()).toBeEnabled();
  const logo = () => drawn().element().querySelectorAll('defs > g > image').length;
  expect(logo()).toBe(2);
  await beside.selectOptions('name');
  await expect.poll(() => codes).toEqual(['0 20', '0 20 name']);
  await expect.element(download()).toBeEnabled();
  const saved = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => saved.mockRestore());
  await download().click();
  const pdf = () => saved.mock.calls.map(([file]) => file).find(isPdf);
  await expect.poll(pdf).toBeDefined();
  expect(codes.at(-1)).toBe('0 20 name');
  // The PDF's faces lack the value's letters, so it is a picture.
  expect(await pdf()?.text()).toContain('/Value0 ');
  await page.getByLabelText('Code on each').selectOptions('A QR code of its page');
  await expect.element(beside).not.toBeInTheDocument();
});

test('[PRE-05] words that the PDF has as a picture are named, and stand alone in it', async () => {
  await openKit({ terms: '每次一張。' });
  await sees(page.getByText(/^“每次一張。” has letters that our fonts do not have/u));
  await expect.element(download()).toBeEnabled();
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => asked.mockRestore());
  await download().click();
  const { words, wordsPlace, foreignPicture } = await vi.waitUntil(
    () => asked.mock.calls.map(([request]) => (request as { sheet?: PrintSheet }).sheet)[0],
  );
  const lacking = words.filter(({ text }) => text === '每次一張。');
  const drawn = await exportScenes({ foreignPicture: composePrintWords(lacking, wordsPlace) });
  expect({ foreignPicture }).toEqual(drawn);
});

test('[PRE-05] a picture that does not come is told, and asked for again', async () => {
  await openKit({ failures: 1 });
  await sees(page.getByText('The sheet could not be drawn'));
  await expect.element(download()).toBeDisabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await sees(drawn());
});

test('[SER-04] sheets with a code for each household come in lots with their count, for the chosen rows, and can be canceled', async () => {
  const codes = await openKit({
    series: [12_400],
    stopsAt: 12_000,
    search: `?series=${uuid(12_400)}`,
  });
  await expect.element(page.getByText('0000-0000-0000-0000')).toBeInTheDocument();
  await sees(page.getByText('10,000 coupons, each with a code and a link of its own'));
  await page.getByRole('combobox', { name: 'Rows' }).selectOptions('Rows 10,001 to 12,400');
  await expect.element(page.getByText('0000-0000-0001-0000')).toBeInTheDocument();
  codes.length = 0;
  await download().click();
  await sees(page.getByText('100 of 2,400 coupons'));
  expect(codes).toEqual(['10000 2000', '12000 400']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(download()).toBeEnabled();
});
