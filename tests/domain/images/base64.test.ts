import { expect, test } from 'vitest';
import { bytesOfBase64 } from '../../../src/domain/images/base64.ts';

test('[STEP-01] every byte of a picture comes back from its text', () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => index % 256);
  expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
});

test('[STEP-01] what is no base64 is refused', () => {
  expect(() => bytesOfBase64('%')).toThrow();
});
