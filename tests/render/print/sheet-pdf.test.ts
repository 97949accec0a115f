/** Printed sheets, read back from their PDF at 300 dots to an inch by a renderer and a decoder of others (PRE-05). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawBarcode } from '../../../server/barcodes/barcode-drawing.ts';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import { readCodeDrawing } from '../../../src/domain/print/code-drawing.ts';
import { linkCaption, linkDrawing } from '../../../src/domain/print/household-code.ts';
import {
  FIRST_PRINT_OPTIONS,
  LAYOUT_NAMES,
  type PrintOptions,
} from '../../../src/domain/print/print-options.ts';
import { type PrintFacts, valueWords } from '../../../src/domain/print/print-words.ts';
import type { Box } from '../../../src/domain/constants.ts';
import { planSheet, type SheetPlan } from '../../../src/domain/print/print-sheet.ts';
import {
  isOwnLetters,
  PRINT_SUBSETS,
  printRunsOf,
} from '../../../src/render/print/print-letters.ts';
import {
  beginSheets,
  CAPTION_FONT,
  printFontName,
  type CellCode,
} from '../../../src/render/print/sheet-pdf.ts';
import { readBarcode } from '../../server/support/barcode-reader.ts';
import { PRINT_FACTS as FACTS } from '../../support/halfmoon.ts';
import { partOf, type Raster, rasterized, textOf } from '../../support/rasterized-pdf.ts';

const DOTS = 300;
const fileOf = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${name}-normal.woff`));
const fonts = new Map([[CAPTION_FONT, fileOf('roboto/files/roboto-latin-500')]]);
for (const subset of PRINT_SUBSETS)
  for (const weight of [400, 700])
    fonts.set(printFontName(weight, subset), fileOf(`arimo/files/arimo-${subset}-${weight}`));

async function planOf(
  options: Partial<PrintOptions>,
  value = 'HALFMOON-13',
  type: PrintedBarcodeType = 'QR',
  facts: Partial<PrintFacts> = {},
): Promise<SheetPlan> {
  const code = readCodeDrawing(String(await drawBarcode({ type, value, format: 'svg' })));
  return planSheet({ ...FIRST_PRINT_OPTIONS, ...options }, { ...FACTS, ...facts }, code);
}

/** Red artwork; words that no face can set are a light gray that no decoder takes for a code. */
async function pdfOf(
  plan: SheetPlan,
  pages: readonly (readonly CellCode[])[] = [
    plan.layout.cells.map(() => ({ drawing: plan.code, caption: null })),
  ],
): Promise<Uint8Array> {
  const red = await sharp({
    create: { width: 1125, height: 432, channels: 3, background: '#C8321F' },
  })
    .png()
    .toBuffer();
  const words = plan.words.filter(({ text }) => isOwnLetters(text));
  const gray = { width: 210, height: 80, bytes: new Uint8Array(210 * 80).fill(0xee) };
  const wordsPicture = words.length < plan.words.length ? gray : null;
  const parts: Uint8Array[] = [];
  const artwork = `data:image/png;base64,${red.toString('base64')}`;
  const logo = plan.cell.household && artwork;
  const pdf = beginSheets(
    { ...plan, title: 'Dozen – winter', language: 'en', artwork, logo, words, wordsPicture, fonts },
    (part) => parts.push(part),
  );
  for (const page of pages) pdf.addPage(page);
  await pdf.end();
  return Buffer.concat(parts);
}

interface FontWithin {
  readonly font: { hasGlyphForCodePoint(point: number): boolean };
}

function cellPictures({ layout }: SheetPlan, raster: Raster): Promise<readonly Buffer[]> {
  return Promise.all(
    layout.cells.map(({ x, y, width, height }) =>
      partOf(raster, {
        left: Math.round(x * DOTS),
        top: Math.round(y * DOTS),
        width: Math.round(width * DOTS),
        height: Math.round(height * DOTS),
      }),
    ),
  );
}

async function readCells(plan: SheetPlan) {
  const pictures = await cellPictures(plan, await rasterized(await pdfOf(plan), DOTS));
  return Promise.all(pictures.map((picture) => readBarcode(picture)));
}

test('[SER-04] each coupon has the code of its household with the code in letters, and the last page may have fewer', async () => {
  const links = Array.from(
    { length: 11 },
    (_, row) => `https://tear.example/c/7K3MQ9TD2VXH8R${10 + row}`,
  );
  const [first = ''] = links;
  const plan = householdPlan(first);
  const codes = links.map((link) => ({ drawing: linkDrawing(link), caption: linkCaption(link) }));
  const pdf = await pdfOf(plan, [codes.slice(0, 8), codes.slice(8)]);
  const read = [0, 1].map(async (page) => {
    const pictures = await cellPictures(plan, await rasterized(pdf, DOTS, page));
    return Promise.all(pictures.map(async (picture) => (await readBarcode(picture))?.value));
  });
  expect((await Promise.all(read)).flat()).toEqual([
    ...links,
    ...Array<undefined>(5).fill(undefined),
  ]);
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.match(/\/Subtype \/Image/gu)).toHaveLength(1);
  expect(text).toContain('/FontFile2');
});

test('[SER-04] a household’s coupon has its own value, as letters or as a picture, and the logo', async () => {
  const link = 'https://tear.example/c/7K3MQ9TD2VXH8R10';
  const plan = householdPlan(link);
  const code = { drawing: linkDrawing(link), caption: linkCaption(link) };
  const picture = { width: 100, height: 20, bytes: new Uint8Array(2_000).fill(0) };
  const values = [
    valueWords('Łucja Nowak', 'eight', plan.cell),
    valueWords('', 'eight', plan.cell),
    { picture },
  ];
  const pdf = await pdfOf(plan, [values.map((value) => ({ ...code, value }))]);
  const words = await textOf(pdf);
  expect(words.match(/Łucja Nowak/gu)).toHaveLength(1);
  expect(words.match(/Scan to save/gu)).toHaveLength(3);
  const cells = await cellPictures(plan, await rasterized(pdf, DOTS));
  const { value, logo } = plan.cell.household ?? { value: null, logo: null };
  const colors = await Promise.all(
    cells.slice(0, 3).map(async (cell) => [await colorAt(cell, value), await colorAt(cell, logo)]),
  );
  expect(colors.slice(1)).toEqual([
    ['white', 'red'],
    ['black', 'red'],
  ]);
});

/** In the middle of a place of a cell's picture. */
async function colorAt(cell: Buffer, place: Box | null) {
  if (place === null) return 'missing';
  const left = Math.round((place.x + place.width / 2) * DOTS);
  const top = Math.round((place.y + place.height / 2) * DOTS);
  const dot = await sharp(cell)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const [red = 0, green = 0] = dot;
  if (red < 40) return 'black';
  return green > 200 ? 'white' : 'red';
}

function householdPlan(link: string): SheetPlan {
  const households = { seriesId: 'series', start: 0, count: 11, column: 'name' };
  const options: PrintOptions = { ...FIRST_PRINT_OPTIONS, code: 'households', households };
  return planSheet(options, { ...FACTS, caption: '' }, linkDrawing(link));
}

const COUNTS = { one: 1, two: 2, four: 4, eight: 8, postcard: 1 } as const;

const SHEETS = LAYOUT_NAMES.map((layout) => ({ layout, long: layout === 'eight' ? '' : ' @long' }));

test.each(SHEETS)(
  '[PRE-05] every code of a sheet scans: $layout to a page$long',
  async ({ layout }) => {
    const plan = await planOf({ layout });
    const { width, height, module } = plan.code;
    // 4 modules of quiet zone on each side.
    const inches = (plan.cell.code.width * (width - 8 * module)) / width;
    expect(inches).toBeGreaterThanOrEqual(0.5);
    expect(width).toBe(height);
    expect(await readCells(plan)).toEqual(
      Array(COUNTS[layout]).fill({ type: 'QR', value: 'HALFMOON-13' }),
    );
  },
);

test.each(['PDF417', 'AZTEC', 'CODE128'] as const)(
  '[PRE-05] eight to a page scan as %s @long',
  async (type) => {
    const plan = await planOf(
      { layout: 'eight', paper: 'a4', hasBleed: false },
      'HALFMOON-13',
      type,
    );
    const cell = { type, value: 'HALFMOON-13' };
    expect(await readCells(plan)).toEqual(Array(8).fill(cell));
  },
);

test('[PRE-05] a code with lines too thin for its size is refused, and scans in a larger one', async () => {
  const value = 'HALFMOON '.repeat(75).trim();
  expect((await planOf({ layout: 'eight' }, value)).isCodePrintable).toBe(false);
  const large = await planOf({ layout: 'one' }, value);
  expect(large.isCodePrintable).toBe(true);
  expect(await readCells(large)).toEqual([{ type: 'QR', value }]);
});

test('[PRE-05] pictures reach an eighth of an inch past the cut, and the marks of the cut stand beyond', async () => {
  const plan = await planOf({ layout: 'four' });
  const raster = await rasterized(await pdfOf(plan), DOTS);
  expect([raster.width, raster.height]).toEqual([8.5 * DOTS, 11 * DOTS]);
  const at = (x: number, y: number) => {
    const start = 4 * (Math.round(y * DOTS) * raster.width + Math.round(x * DOTS));
    return [...raster.data.subarray(start, start + 3)];
  };
  const [{ x, y } = { x: 0, y: 0 }] = plan.layout.cells;
  const red = at(x + 1, y + 0.2);
  const white = [255, 255, 255];
  expect(at(x - 0.11, y - 0.11)).toEqual(red);
  expect(at(x - 0.14, y + 0.2)).toEqual(white);
  expect(plan.layout.marks).toHaveLength(16);
  expect(at(x, y - 0.25)).not.toEqual(white);
  expect(at(x - 0.25, y)).not.toEqual(white);
});

test('[PRE-05] words are letters of embedded fonts in black ink alone, and the file says where to cut and whose it is', async () => {
  const plan = await planOf({ layout: 'eight' });
  const bytes = Buffer.from(await pdfOf(plan));
  const pdf = bytes.toString('latin1');
  // The artwork, once for eight coupons.
  expect(pdf.match(/\/Subtype \/Image/gu)).toHaveLength(1);
  expect(pdf.match(/\/FontFile2/gu)).toHaveLength(2);
  expect(pdf).toContain('/TrimBox [36 34.2 576 757.8]');
  expect(pdf).toContain('/BleedBox [27 25.2 585 766.8]');
  expect(pdf).toContain('/Lang (en)');
  expect(pdf).toContain('/Title');
  expect(pdf.length).toBeLessThan(100_000);
  const words = await textOf(bytes);
  for (const { text } of plan.words) expect(words.split(text)).toHaveLength(9);
});

test('[PRE-05] every letter of the named subsets is in their files, in both weights', () => {
  const pdf = new PDFDocument({ font: '' });
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes);
  const lost: string[] = [];
  for (let point = 0x20; point < 0xd800; point += 1) {
    const letter = String.fromCodePoint(point);
    for (const { subset } of printRunsOf(letter) ?? [])
      for (const weight of [400, 700]) {
        pdf.font(printFontName(weight, subset));
        const { font } = (pdf as unknown as { readonly _font: FontWithin })._font;
        if (!font.hasGlyphForCodePoint(point)) lost.push(`${letter} ${subset} ${weight}`);
      }
  }
  expect(lost).toEqual([]);
});

test.each([
  ['Łódź – Kraków, ½ žižka', 0],
  ['Đậu phụ Ở đây', 0],
  ['Ελλάδα и Москва', 0],
  ['面包 and rolls', 1],
  ['خبز طازج', 1],
  ['Rolls 🥐', 1],
  ['Save 20\u202F%', 0],
])('[PRE-05] “%s” on a sheet takes %i pictures of words', async (offer, pictures) => {
  const plan = await planOf({ layout: 'one' }, 'HALFMOON-13', 'QR', { offer });
  const bytes = Buffer.from(await pdfOf(plan));
  expect(bytes.toString('latin1').match(/\/ColorSpace \/DeviceGray/gu) ?? []).toHaveLength(
    pictures,
  );
  expect((await textOf(bytes)).includes(offer.replaceAll(/\s/gu, ' '))).toBe(pictures === 0);
});
