import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCode, parseCode } from '../../../src/domain/codes/code.ts';

test('[SER-02] every code of 80 bits is written as 16 characters and read back, whatever the case and the groups', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const written = formatCode(bytes);
      expect(written).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/u);
      expect(parseCode(written)).toEqual(bytes);
      expect(parseCode(` ${written.slice(0, 4)}-${written.slice(4).toLowerCase()} `)).toEqual(
        bytes,
      );
    }),
  );
});

test('[SER-02] O is read as 0, I and L as 1', () => {
  expect(parseCode('oOiIlL00oOiIlL00')).toEqual(parseCode('0011110000111100'));
});

test.each([
  '',
  '0',
  '0'.repeat(15),
  '0'.repeat(17),
  `${'0'.repeat(15)}U`,
  '0'.repeat(10_000),
  'ß'.repeat(8),
])('[SER-02] %j is no code', (text) => {
  expect(parseCode(text)).toBeNull();
});
