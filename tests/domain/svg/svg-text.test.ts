import { expect, test } from 'vitest';
import { svgTextOf } from '../../../src/domain/svg/svg-text.ts';

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
