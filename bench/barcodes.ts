/** Barcodes beside bwip-js alone: the time to draw one, and the share that an independent decoder reads from a bad photograph (API-07). */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toBuffer, toSVG } from 'bwip-js/node';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawBarcode } from '../server/barcodes/barcode-drawing.ts';
import type { PrintedBarcodeType } from '../src/domain/coupon/fields/barcode-types.ts';
import { medianOf, type Row, surroundings, writeFigures, writeTable } from './report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const TYPES: readonly PrintedBarcodeType[] = ['QR', 'PDF417', 'AZTEC', 'CODE128'];
const VALUES = ['ROLLS-13', 'SPRING 2027 / 4417-0098', 'https://odette.example/rolls?c=13'];
/** The names in bwip-js. */
const BCID = { QR: 'qrcode', PDF417: 'pdf417', AZTEC: 'azteccode', CODE128: 'code128' } as const;
const SCALE = 4;
/** The card color around the code. */
const GROUND = '#3B1710';

type Harm = (picture: Sharp) => Sharp;
const blurred =
  (sigma: number): Harm =>
  (picture) =>
    picture.blur(sigma);
const turned =
  (degrees: number): Harm =>
  (picture) =>
    picture.rotate(degrees, { background: GROUND });

interface Drawers {
  readonly svg: (type: PrintedBarcodeType, value: string) => unknown;
  readonly png: (type: PrintedBarcodeType, value: string) => Promise<Uint8Array | string>;
}

/** bwip-js with its defaults, on white. */
const OF_BWIP: Drawers = {
  svg: (type, text) => toSVG({ bcid: BCID[type], text }),
  png: (type, text) =>
    toBuffer({ bcid: BCID[type], text, scale: SCALE, backgroundcolor: 'FFFFFF' }),
};
const OURS: Drawers = {
  svg: (type, value) => drawBarcode({ type, value, format: 'svg' }),
  png: (type, value) => drawBarcode({ type, value, format: 'png' }),
};

/** Draws, distorts and decodes the codes, prints and writes the table; returns whether both targets are met. */
export async function benchBarcodes(): Promise<boolean> {
  const around = surroundings();
  await prepareDecoder();
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const turn = round % 2 === 0 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const);
    for (const whose of turn) times[whose].push(await timeOf(whose === 'ours' ? OURS : OF_BWIP));
  }
  const read = { ours: await shareRead(OURS), theirs: await shareRead(OF_BWIP) };
  await writeFigures('bench-barcodes', { ...around, times, read });
  const rows: readonly Row[] = [
    row('an SVG drawn, µs', times, 1, true),
    row(
      'read after blur, scale and turn, %',
      { ours: [read.ours], theirs: [read.theirs] },
      1,
      false,
    ),
  ];
  return writeTable('barcodes', around, `${TYPES.length * VALUES.length} codes`, rows);
}

function row(
  what: string,
  { ours, theirs }: { readonly ours: readonly number[]; readonly theirs: readonly number[] },
  reach: number,
  isLess: boolean,
): Row {
  return { number: 'B10', what, ours, peer: 'bwip-js 4.11.4', theirs, reach, isLess };
}

/** Microseconds per code, from drawing all codes forty times; the first ten rounds are warm-up. */
async function timeOf({ svg }: Drawers): Promise<number> {
  const times: number[] = [];
  for (let again = 0; again < 40; again += 1) {
    const start = performance.now();
    for (const type of TYPES) for (const value of VALUES) await svg(type, value);
    if (again >= 10) times.push(performance.now() - start);
  }
  return (1_000 * medianOf(times)) / (TYPES.length * VALUES.length);
}

/** Percent. */
async function shareRead({ png }: Drawers): Promise<number> {
  let read = 0;
  let asked = 0;
  for (const type of TYPES)
    for (const value of VALUES) {
      const card = await onCard(Buffer.from(await png(type, value)));
      for (const harm of await harmsOf(card)) {
        asked += 1;
        if (await isRead(await harm(sharp(card)).png().toBuffer(), value)) read += 1;
      }
    }
  return Math.round((1_000 * read) / asked) / 10;
}

/** On a card background that touches the drawing. */
function onCard(code: Buffer): Promise<Buffer> {
  return sharp(code)
    .extend({ top: 60, right: 60, bottom: 60, left: 60, background: GROUND })
    .flatten({ background: GROUND })
    .png()
    .toBuffer();
}

async function harmsOf(card: Buffer): Promise<readonly Harm[]> {
  const { width } = await sharp(card).metadata();
  const shrunk =
    (share: number): Harm =>
    (picture) =>
      picture.resize(Math.round(width * share));
  return [
    ...[1, 2, 3].map(blurred),
    ...[0.75, 0.5, 0.35].map(shrunk),
    ...[3, 10, 45, 90].map(turned),
    (picture) => turned(7)(shrunk(0.6)(blurred(1.5)(picture))),
  ];
}

async function isRead(picture: Uint8Array, value: string): Promise<boolean> {
  const found = await readBarcodes(new Uint8Array(picture), { tryHarder: true, textMode: 'Plain' });
  return found.some(({ text }) => text === value);
}

/** Loads the decoder's WebAssembly from its package, not from the network. */
async function prepareDecoder(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
