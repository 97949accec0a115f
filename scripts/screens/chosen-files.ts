/** Files that a person chooses on a screen. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Act } from './hand.ts';

const DESIGNS = join(import.meta.dirname, '..', '..', 'designs');
/** px: a picture of a shape that no place of a coupon has. */
const PHOTO = { width: 1_800, height: 900 } as const;
const ROWS = 'name,value\nAda,HALF-1\nBeda,\nCleo,HALF-3\n';
/** A title and an empty line; of its rows some have no code, one that is too long, or one that a spreadsheet changed. */
const FAULTY_ROWS = `Spring mailing,,

household_id,zip,code
04417,14608,HM-04417
04418,14609,HM-04418
04419,14609,
04420,14610,HM-04420
04421,14610,${'HM-'.repeat(90)}
04422,14611
04423,14611,HM-04423
04424,14612,
04425,14612,"=""000425"""
04426,14613,'000426
04427,14613,9.50111E+12
04428,14613,HM\u200b-04428
04429,14613,CAFÉ-04429
`;
const BROKEN_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1125 432">
<g id="hood<path d="M40 318h212"/>
</svg>
`;

/** Chooses a photograph. */
export const choosePhoto: Act = async (page) => {
  const buffer = await sharp({
    create: { ...PHOTO, channels: 3, background: '#8A5A32' },
  })
    .png()
    .toBuffer();
  await choose(page, [{ name: 'photo.png', mimeType: 'image/png', buffer }]);
};

/** Chooses a list of three rows, one of them without a value. */
export const chooseList: Act = (page) => chooseRows(page, ROWS);

/** Chooses a list with rows that are refused. */
export const chooseFaultyList: Act = (page) => chooseRows(page, FAULTY_ROWS);

function chooseRows(page: Page, rows: string): Promise<void> {
  return choose(page, [
    { name: 'households.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) },
  ]);
}

/** Chooses a file that is no pass. */
export const chooseNoPass: Act = (page) =>
  choose(page, [
    {
      name: 'coupon.pkpass',
      mimeType: 'application/vnd.apple.pkpass',
      buffer: Buffer.from('no pass'),
    },
  ]);

/** Chooses a drawing. */
export const chooseDrawing: Act = async (page) => choose(page, [await designDrawing('florist')]);

/** Chooses three drawings; the first is no well-formed XML. */
export const chooseDrawings: Act = async (page) =>
  choose(page, [
    drawing('carwash-half', Buffer.from(BROKEN_DRAWING)),
    await designDrawing('florist'),
    await designDrawing('pizza'),
  ]);

async function designDrawing(design: string): Promise<ChosenFile> {
  return drawing(design, await readFile(join(DESIGNS, design, 'strip.svg')));
}

function drawing(name: string, buffer: Buffer) {
  return { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer };
}

type ChosenFile = ReturnType<typeof drawing>;

/** Chooses files in the first file field. */
function choose(page: Page, files: ChosenFile[]): Promise<void> {
  return page.locator('input[type="file"]').first().setInputFiles(files);
}
