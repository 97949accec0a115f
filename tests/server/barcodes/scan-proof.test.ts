/** The scan-proof with the product's own barcodes and an independent decoder (PRE-02). */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toSVG } from 'bwip-js/node';
import { drawBarcode } from '../../../server/barcodes/barcode-drawing.ts';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import { codeOptions, phoneCode } from '../../../src/domain/scan/code-options.ts';
import { colorsOf, type GrayPixels } from '../../../src/domain/scan/gray-picture.ts';
import { scanPictures } from '../../../src/domain/scan/scan-pictures.ts';
import {
  SCAN_SURFACES,
  type ScanSurface,
  type SurfaceLayout,
  surfaceLayout,
} from '../../../src/domain/scan/scan-surfaces.ts';
import type { Box } from '../../../src/domain/constants.ts';
import {
  SCAN_TREATMENTS,
  type ScanTreatment,
  scanVerdictOf,
} from '../../../src/domain/scan/scan-verdict.ts';
import { readBarcodeValues } from '../support/barcode-reader.ts';

const PAPER = '#FFFFFF';
const CARD = '#3B1710';

const GOOGLE = ['google'] as const;
const APPLE = ['apple'] as const;

test('[PRE-02] a QR code scans on both cards and on paper: as drawn, blurred, turned and faint', async () => {
  const { result, reason, tries } = await verdict('QR', 'HALFMOON-13');
  expect({ result, reason }).toEqual({ result: 'scans', reason: null });
  expect(tries.map(({ read }) => read)).toEqual(Array.from({ length: 12 }, () => 'HALFMOON-13'));
});

test.each([
  ['AZTEC', 'HALFMOON-13'],
  ['PDF417', 'HALFMOON-13 BUY A DOZEN ROLLS, THE 13TH IS ON US'],
  ['CODE128', 'HALFMOON-13'],
] as const)('[PRE-02] %s scans on the smallest card @long', async (type, value) => {
  expect(await verdict(type, value, { on: GOOGLE })).toMatchObject({ result: 'scans' });
});

test.each([
  ['QR', 'scans', null],
  ['PDF417', 'unread', 'altered'],
  ['AZTEC', 'unread', 'altered'],
] as const)(
  '[PRE-02] letters outside ASCII on an iPhone, whose codes name no alphabet: %s %s',
  async (type, result, reason) => {
    const svg = toSVG(codeOptions(phoneCode({ type, value: 'ÄÖÜ20' })));
    const found = await verdict(type, 'ÄÖÜ20', { svg, on: APPLE });
    expect([found.result, found.reason]).toEqual([result, reason]);
    expect(await verdict(type, 'ÄÖÜ20', { on: GOOGLE })).toMatchObject({ result: 'scans' });
  },
);

test('[PRE-02] a code that is altered is not read', async () => {
  const found = await verdict('QR', 'HALFMOON-13', { says: 'HALFMOON-31', on: GOOGLE });
  expect([found.result, found.reason]).toEqual(['unread', 'altered']);
});

test.each([
  ['dense', 'CODE128', 'HALFMOON-13 BUY A DOZEN ROLLS, THE 13TH IS ON US', {}],
  ['quiet', 'QR', 'HALFMOON-13', { isCut: true }],
] as const)('[PRE-02] a code that is %s is not read @long', async (reason, type, value, fault) => {
  const found = await verdict(type, value, { ...fault, on: GOOGLE });
  expect([found.result, found.reason]).toEqual(['unread', reason]);
});

test('[PRE-02] too little contrast is found where only half the contrast fails', () => {
  const read = (treatment: ScanTreatment) => (treatment === 'faint' ? null : 'HALFMOON-13');
  const tries = SCAN_TREATMENTS.map((treatment) => ({
    ...({ surface: 'print', treatment, read: read(treatment) } as const),
  }));
  const { result, reason } = scanVerdictOf('HALFMOON-13', { tries, isHelpedByEdge: false });
  expect([result, reason]).toEqual(['doubtful', 'contrast']);
});

interface Fault {
  /** What the drawn code says instead. */
  readonly says?: string;
  /** The drawing, if the services do not make it. */
  readonly svg?: string;
  /** Cuts the code out of its quiet zone, so that the card's color touches it. */
  readonly isCut?: boolean;
  readonly on?: readonly ScanSurface[];
}

async function verdict(type: PrintedBarcodeType, value: string, fault: Fault = {}) {
  const drawing = fault.svg ?? drawBarcode({ type, value: fault.says ?? value, format: 'svg' });
  const code = String(await drawing);
  const surfaces = await Promise.all(
    (fault.on ?? SCAN_SURFACES).map(async (surface) => {
      const layout = surfaceLayout(surface, { type, value });
      const [picture, withEdge] = await Promise.all([
        drawn(layout, code, fault.isCut === true ? 0 : 1),
        drawn(layout, code, 40),
      ]);
      return { surface, picture, withEdge };
    }),
  );
  return scanVerdictOf(value, await scanPictures(value, surfaces, decode));
}

/** A code on white paper; with no edge it has lost its quiet zone. */
async function drawn(layout: SurfaceLayout, svg: string, edge: number): Promise<GrayPixels> {
  const { width, height, plate, code } = layout;
  const fit = sharp(Buffer.from(svg), { density: 300 });
  const trimmed = edge === 0 ? sharp(await fit.png().toBuffer()).trim() : fit;
  const ground = edge === 0 ? CARD : PAPER;
  const picture = await trimmed
    .resize({ width: code.width, height: code.height, fit: 'contain', background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
  const paper = await blank({ ...plate, x: plate.x - edge, y: plate.y - edge }, ground, 2 * edge);
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: CARD } })
    .composite([paper, { input: picture, left: code.x, top: code.y }])
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

async function blank({ x, y, width, height }: Box, background: string, more: number) {
  const create = { width: width + more, height: height + more, channels: 3, background } as const;
  return { input: await sharp({ create }).png().toBuffer(), left: x, top: y };
}

async function decode(picture: GrayPixels): Promise<readonly string[]> {
  return readBarcodeValues(colorsOf(picture), picture);
}
