import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDiskMediaStore } from '../../../server/media/disk-media-store.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import { createS3MediaStore } from '../../../server/media/s3-media-store.ts';
import { shared } from '../../support/shared.ts';
import { temporaryFolder } from '../support/wallet-fixture.ts';
import { openS3StandIn } from './s3-stand-in.ts';

const BYTES = Buffer.from('a picture');
const HASH = createHash('sha256').update(BYTES).digest('hex');

const folder = await temporaryFolder();
const standIn = shared(openS3StandIn);

interface OpenStore {
  readonly store: MediaStore;
  /** The names of all stored files. */
  contents(): Promise<readonly string[]>;
}

const STORES: Readonly<Record<string, () => OpenStore>> = {
  'on disk': () => ({
    store: createDiskMediaStore(join(folder, 'media')),
    async contents() {
      const found = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
  }),
  'in an S3-compatible store': () => ({
    store: createS3MediaStore(standIn.settings),
    contents: async () => [...standIn.objects.keys()].map((key) => key.slice(3)),
  }),
};

describe.each(Object.entries(STORES))('[API-06] media %s', (_name, open) => {
  test('are read by their hash, or by their source if they are named by it, with every byte of a large one', async () => {
    const { store } = open();
    await store.put(HASH, BYTES);
    expect(await store.read(HASH)).toEqual(BYTES);
    expect(await store.read('0'.repeat(64))).toBeNull();
    const large = Buffer.alloc(3 * 1_024 * 1_024, Buffer.from([0, 255, 13, 10, 128]));
    const hash = createHash('sha256').update(large).digest('hex');
    await store.put(hash, large);
    expect((await store.read(hash))?.equals(large)).toBe(true);
    const name = createHash('sha256').update('a recipe').digest('hex');
    await store.put(name, BYTES);
    expect(await store.read(name)).toEqual(BYTES);
    await store.remove([hash, name]);
  });

  test('are stored once and completely, even by several writers', async () => {
    const { store, contents } = open();
    await Promise.all(Array.from({ length: 8 }, () => store.put(HASH, BYTES)));
    expect(await contents()).toEqual([HASH]);
  });

  test('are gone after removal, whether they existed or not', async () => {
    const { store } = open();
    await store.put(HASH, BYTES);
    await store.remove([HASH, '0'.repeat(64)]);
    expect(await store.read(HASH)).toBeNull();
    await store.put(HASH, BYTES);
    expect(await store.read(HASH)).toEqual(BYTES);
  });

  test('are found only when they are stored, and written aside without leaving a file', async () => {
    const { store, contents } = open();
    await store.remove([HASH]);
    const before = await contents();
    for (const staged of [await store.stage?.(HASH, BYTES), await store.stage?.(HASH, BYTES)]) {
      expect(await store.read(HASH)).toBeNull();
      await staged?.discard();
    }
    expect(await contents()).toEqual(before);
    const again = await store.stage?.(HASH, BYTES);
    await again?.store();
    expect(await store.read(HASH)).toEqual(again === undefined ? null : BYTES);
  });

  test('no name leaves the store', async () => {
    const { store } = open();
    await expect(async () => store.read('../../../etc/passwd')).rejects.toThrow(RangeError);
    await expect(async () => store.read(HASH.toUpperCase())).rejects.toThrow(RangeError);
    await expect(async () => store.put('', BYTES)).rejects.toThrow(RangeError);
  });

  test('[API-13] report that they can be reached', async () => {
    expect(await open().store.check()).toBe(true);
  });
});
