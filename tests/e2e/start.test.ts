import { createServer } from 'node:net';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  failToStart,
  newPlace,
  preparedPlace,
  removePlace,
  startProduct,
  test,
} from './product.ts';

test('a wrong setting stops the start with a message before anything is created', async () => {
  const place = await newPlace();
  try {
    const { code, output } = await failToStart(place, { PORT: 'four thousand' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT must be .*"four thousand"/),
    ]);
    expect(existsSync(join(place.dataDir, 'pg'))).toBe(false);
  } finally {
    await removePlace(place);
  }
});

test('a used port stops the start with a message, and nothing keeps running @long', async () => {
  const place = await preparedPlace();
  const other = createServer().listen(place.port, '127.0.0.1');
  try {
    const { code, output } = await failToStart(place, {});
    expect(code).toBe(1);
    expect(output).toContain(`Port ${place.port} is in use`);
    expect(existsSync(join(place.dataDir, 'pg', 'data', 'postmaster.pid'))).toBe(false);
  } finally {
    other.close();
    await removePlace(place);
  }
});

test('a used data folder stops a second Tearline; the first stops cleanly on request @long', async ({
  request,
}) => {
  const place = await preparedPlace();
  const first = await startProduct(place);
  try {
    const other = await newPlace();
    const { code, output } = await failToStart({ ...other, dataDir: place.dataDir }, {});
    await removePlace(other);
    expect(code).toBe(1);
    expect(output).toContain('is in use by another running Tearline');
    expect((await request.get(`${first.url}/config.json`)).status()).toBe(200);
  } finally {
    expect(await first.stop()).toBe(0);
    expect(existsSync(join(place.dataDir, 'pg', 'data', 'postmaster.pid'))).toBe(false);
    await removePlace(place);
  }
});

test('[SAFE-09] a product whose log reader died starts its killed database again and goes on @long', async ({
  request,
}) => {
  const place = await preparedPlace();
  const product = await startProduct(place);
  try {
    product.deafen();
    const pid = await readFile(join(place.dataDir, 'pg', 'data', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(pid, 10), 'SIGKILL');
    const ready = async () =>
      (await request.get(`${product.url}/readyz`).catch(() => null))?.status() ?? 0;
    await expect.poll(ready).toBe(503);
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    expect(await product.stop()).toBe(0);
  } finally {
    await product.kill();
    await removePlace(place);
  }
});
