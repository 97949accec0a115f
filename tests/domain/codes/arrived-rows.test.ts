/** Rows of a file that arrives in parts (SER-04). */
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { listRowCounter, zipFileCounter } from '../../../src/domain/codes/arrived-rows.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('[SER-04] rows of a list are counted without its header', () => {
  const count = listRowCounter();
  expect(['Code,Li', 'nk\r\n', '1,a\r\n2,b\r\n', '3'].map((text) => count(bytesOf(text)))).toEqual([
    0, 0, 2, 2,
  ]);
});

test('[SER-04] files of a zip are counted wherever its parts are cut', () => {
  const files = { '1.svg': bytesOf('<svg/>'), 'PPK.svg': bytesOf('PKPPK'), '3.svg': bytesOf('P') };
  const zip = zipSync(files, { level: 0 });
  for (let cut = 0; cut <= zip.length; cut += 1) {
    const count = zipFileCounter();
    count(zip.subarray(0, cut));
    expect(count(zip.subarray(cut))).toBe(3);
  }
});
