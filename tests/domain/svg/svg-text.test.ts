import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startOfPicture } from '../../../src/domain/images/picture-kind.ts';
import { withPlainEntities } from '../../../src/domain/svg/doctype.ts';
import { svgTextOf } from '../../../src/domain/svg/svg-text.ts';
import { unpackedStart } from '../../../src/domain/svg/unpacked-svg.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const CAFE = '<svg><text>Café</text></svg>';

test.each([
  ['UTF-8', new TextEncoder().encode(CAFE), CAFE],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${CAFE}`), CAFE],
  [
    'UTF-8 with a mark under the name of another',
    new TextEncoder().encode(`\uFEFF<?xml version="1.0" encoding="iso-8859-1"?>${CAFE}`),
    `<?xml version="1.0" encoding="iso-8859-1"?>${CAFE}`,
  ],
  ['UTF-8 with a mark that is cut', new Uint8Array([0xef, 0xbb, 0xbf, 0x3c, 0xc3]), '<\uFFFD'],
  ['UTF-16 with a mark', utf16(`\uFEFF${CAFE}`, true), CAFE],
  ['UTF-16 of the other order', utf16(`\uFEFF${CAFE}`, false), CAFE],
  ['UTF-16 without a mark', utf16(CAFE, true), CAFE],
  [
    'Latin letters as the first line says',
    latin(`<?xml version="1.0" encoding="iso-8859-1"?>${CAFE}`),
    `<?xml version="1.0" encoding="iso-8859-1"?>${CAFE}`,
  ],
  ['Latin letters that nothing says', latin(CAFE), CAFE],
  [
    'an encoding that nobody knows',
    new TextEncoder().encode(`<?xml version="1.0" encoding="x-own"?>${CAFE}`),
    `<?xml version="1.0" encoding="x-own"?>${CAFE}`,
  ],
])('[ADMT-02] reads %s', (_what, bytes, text) => {
  expect(svgTextOf(bytes)).toBe(text);
});

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

const MOST = 1_000;
const declared = (...entities: readonly string[]) =>
  `<!DOCTYPE svg [${entities.map((entity) => `<!ENTITY ${entity}>`).join('')}]><svg/>`;

test('[ADMT-11] keeps what stands for plain text alone', () => {
  const source = declared(`a '"ns" &amp; &#8211;'`).replace('[', '[<!ELEMENT g ANY>');
  expect(withPlainEntities(source, MOST)).toBe(declared('a "&#34;ns&#34; &amp; &#8211;"'));
});

test.each([
  '<svg/>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg/>',
])('[ADMT-11] %s stays unchanged', (source) => {
  expect(withPlainEntities(source, MOST)).toBe(source);
});

test.each([
  ['another one', declared('a "&b;"', 'b "c"')],
  ['a file', declared('a SYSTEM "file:///etc/passwd"')],
  ['an element', declared('a "<g/>"')],
  ['too much where it stands', `${declared(`a "${'x'.repeat(300)}"`)}&a;&a;&a;&a;`],
])('[ADMT-11] refuses an entity with %s', (_what, source) => {
  expect(withPlainEntities(source, MOST)).toBe(null);
});

test('[ADMT-11] an apostrophe in a comment of the declaration ends nothing', () => {
  const source = `<!DOCTYPE svg [<!-- the author's own > --><!ENTITY a "b">]><svg/>`;
  expect(withPlainEntities(source, MOST)).toBe('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>');
});
