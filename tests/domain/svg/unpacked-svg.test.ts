import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startOfPicture } from '../../../src/domain/images/picture-kind.ts';
import { unpackedStart } from '../../../src/domain/svg/unpacked-svg.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9"/></svg>';
const words = async (file: Blob, most = 1_000) =>
  new TextDecoder().decode(await unpackedStart(file, most));
const packed = (content: string | Uint8Array) => new Blob([gzipSync(content)]);

test.each([
  ['a drawing', new Blob([SVG]), SVG],
  ['a packed drawing', packed(SVG), SVG],
  ['an empty file', new Blob([]), ''],
  ['damage at once', new Blob([gzipSync(SVG).subarray(0, 9)]), ''],
])('[ADMT-02] reads %s', async (_what, file, text) => {
  expect(await words(file)).toBe(text);
});

test('[ADMT-02] a packed bomb is unpacked to the limit and no further', async () => {
  const bomb = new Blob([gzipSync(new Uint8Array(200_000_000))]);
  expect(await unpackedStart(bomb, 5_000)).toHaveLength(5_000);
});

test('[STEP-14] only a packed drawing counts as a picture', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const drawing = await startOfPicture(packed(SVG), 99);
  const other = await startOfPicture(packed(png), 99);
  expect([new TextDecoder().decode(drawing), other[0]]).toEqual([SVG, 0x1f]);
});
