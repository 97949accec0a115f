import { expect, test } from 'vitest';
import { bytesOfBase64 } from '../../../src/domain/images/base64.ts';

test('[STEP-01] decodes every byte of a picture, and refuses invalid base64', () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => index % 256);
  expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  expect(() => bytesOfBase64('%')).toThrow();
});
