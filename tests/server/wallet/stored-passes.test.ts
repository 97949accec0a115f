import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPassSigner } from '../../../server/wallet/apple/apple-pass.ts';
import type { PassStore } from '../../../server/wallet/apple/pass-store.ts';
import {
  APPLE,
  ID,
  passRequest,
  passSources,
  PUBLIC_URL,
  temporaryFolder,
} from '../support/wallet-fixture.ts';

const dataDir = await temporaryFolder();
const images = await passSources();

interface Change {
  readonly publicUrl?: string;
  readonly voided?: boolean;
  readonly pictures?: string;
  readonly store?: PassStore;
}

let drawn = 0;

/** A pass made by a newly started process. */
async function passOf({
  publicUrl = PUBLIC_URL,
  voided = false,
  pictures = 'plain',
  ...parts
}: Change = {}) {
  const started = await createPassSigner({ dataDir, publicUrl, apple: APPLE, ...parts });
  const read = async () => {
    drawn += 1;
    return images.read();
  };
  const request = passRequest({ version: pictures, read }, {}, voided);
  return started.makePass(randomUUID(), async () => request);
}

test('[SAFE-13] another process reads a stored pass, and any change of its input makes a new one', async () => {
  const stored = new Map<string, Buffer>();
  const store: PassStore = {
    find: async (name) => stored.get(name) ?? null,
    put: async ({ name, couponId }, bytes) => {
      expect(couponId).toBe(ID);
      stored.set(name, bytes);
    },
  };
  const first = await passOf({ store });
  expect(await passOf({ store })).toEqual(first);
  expect(drawn).toBe(1);
  const others = [{ voided: true }, { pictures: 'other' }, { publicUrl: 'https://other.test' }];
  for (const change of others) await passOf({ ...change, store });
  expect([drawn, stored.size]).toEqual([4, 4]);
});
