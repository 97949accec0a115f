import { expect, test } from 'vitest';
import { bytesOfBase64 } from '../../../src/domain/images/base64.ts';
import { imageHeaderOf } from '../../../src/domain/images/image-header.ts';
import { pictureKindOf } from '../../../src/domain/images/picture-kind.ts';
import { remedyFor, uploadRefusal } from '../../../src/domain/images/upload.ts';

const bytes = (...hex: readonly string[]) =>
  Uint8Array.from(hex.join('').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** 6000x4000, exactly 24 megapixels. */
const PNG = bytes('89504e470d0a1a0a', '0000000d49484452', '00001770', '00000fa0');
const PNG_TOO_WIDE = bytes('89504e470d0a1a0a', '0000000d49484452', '00001771', '00000fa0');
const GIF = bytes('474946383961', '2c01', '9600');
/** A JPEG whose size follows an application segment and a Huffman table. */
const JPEG = bytes(
  'ffd8',
  'ffe00004abcd',
  'ffc40004abcd',
  'ffc2000b08',
  '0096',
  '01e0',
  '0100000000',
);

test.each([
  ['PNG', PNG, { type: 'image/png', width: 6000, height: 4000 }],
  ['GIF', GIF, { type: 'image/gif', width: 300, height: 150 }],
  ['JPEG', JPEG, { type: 'image/jpeg', width: 480, height: 150 }],
])('[STEP-14] reads the size of a %s from its header', (_, file, header) => {
  expect(imageHeaderOf(file)).toEqual(header);
});

test.each([
  ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG cut short', PNG.slice(0, 20)],
  [
    'a PNG without its first chunk',
    bytes('89504e470d0a1a0a', '0000000d74455874', '00000001', '00000001'),
  ],
  ['a JPEG without a frame', bytes('ffd8', 'ffe00004abcd', 'ffd9')],
  ['a JPEG with a broken segment', bytes('ffd8ffe00004abcd0000000000000000')],
  ['nothing', new Uint8Array()],
])('[STEP-14] %s is not a PNG, JPG or GIF', (_, file) => {
  expect(imageHeaderOf(file)).toBe(null);
  expect(uploadRefusal(file)).toEqual({ code: 'fileType' });
});

test('[STEP-14] accepts 512,000 bytes and 24 megapixels, refuses one more', () => {
  const withSize = (length: number) => {
    const file = new Uint8Array(length);
    file.set(PNG);
    return file;
  };
  expect(uploadRefusal(withSize(512_000))).toBe(null);
  expect(uploadRefusal(withSize(512_001))).toEqual({ code: 'fileTooLarge', limit: 512_000 });
  expect(uploadRefusal(PNG_TOO_WIDE)).toEqual({ code: 'filePixels' });
});

test('[STEP-14] a PNG for iPhones is called what it is, and never by its size', () => {
  const png = bytes(
    '89504e470d0a1a0a',
    '0000000443674249',
    '50002002',
    '2bd5b37f',
    '0000000d49484452',
  );
  expect(uploadRefusal(png)).toEqual({ code: 'fileForIphones' });
  expect(remedyFor({ code: 'fileForIphones' }, png, png.length)).toBe('png');
});

test.each([
  ['no width', '0000', '9600', { code: 'fileType' }],
  ['no height', '2c01', '0000', { code: 'fileType' }],
  ['one pixel', '0100', '0100', null],
])('[STEP-14] a GIF of %s', (_, width, height, refusal) => {
  expect(uploadRefusal(bytes('474946383961', width, height))).toEqual(refusal);
});

test('[SAFE-04] accepts a side of 10,000 px, refuses one more, however few pixels that is', () => {
  expect(uploadRefusal(pngOf('00000001', '00002710'))).toBe(null);
  expect(uploadRefusal(pngOf('00000001', '00002711'))).toEqual({ code: 'fileSides' });
  expect(uploadRefusal(pngOf('00002711', '00000001'))).toEqual({ code: 'fileSides' });
});

function pngOf(width: string, height: string): Uint8Array {
  return bytes('89504e470d0a1a0a', '0000000d49484452', width, height);
}

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\x89PNG\r\n\x1a\n\0\0\0\x04CgBI', 'iphone png'],
  ['\xff\xfe<\0s\0v\0g\0>\0', 'svg'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['GIF89a', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x20ftypheic', 'heif'],
  ['\0\0\0\x20ftypavif', 'heif'],
  ['BM\x10\0', 'bmp'],
  ['<?xml version="1.0"?>\n<!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<html><svg></svg></html>', null],
  ['\0\0\0\x20ftypmp42', null],
  ['%PDF-1.7', null],
  ['', null],
])('[STEP-14] a file that begins with %j has the type %j', (start, kind) => {
  expect(pictureKindOf(ascii(start))).toBe(kind);
});

test('[STEP-14] offers a copy only for pictures, smaller or as PNG, up to a size that fits into a phone’s memory', () => {
  const webp = ascii('RIFF\x10\0\0\0WEBPVP8 ');
  const tooLarge = { code: 'fileTooLarge', limit: 512_000 } as const;
  expect(remedyFor({ code: 'fileType' }, webp, 9_000)).toBe('png');
  expect(remedyFor(tooLarge, webp, 9_000_000)).toBe('smaller');
  expect(remedyFor(tooLarge, webp, 100_000_001)).toBeNull();
  expect(remedyFor({ code: 'fileType' }, ascii('%PDF-1.7'), 9_000)).toBeNull();
  expect(remedyFor({ code: 'filePixels' }, PNG_TOO_WIDE, 9_000)).toBe('smaller');
  const enormous = bytes('89504e470d0a1a0a', '0000000d49484452', '00017700', '00000fa0');
  expect(remedyFor({ code: 'filePixels' }, enormous, 9_000)).toBeNull();
});

test('[STEP-01] decodes every byte of a picture, and refuses invalid base64', () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => index % 256);
  expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  expect(() => bytesOfBase64('%')).toThrow();
});
