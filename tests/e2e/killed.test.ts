import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { preparedPlace, removePlace, startProduct, test } from './product.ts';

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
