import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { idIn } from '../support/answers.ts';
import { png } from '../support/coupon-payload.ts';
import { sendCoupon } from '../support/saved-coupon.ts';
import { sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();

const save = async (color: string) => {
  const logoImage = await png(480, 150, color);
  return sendCoupon(services, { apple: { stripImage: await png(1125, 432, color), logoImage } });
};
const readiness = async () => (await services.visit('/readyz')).statusCode;

test('[SAFE-05] an unusable media folder is reported with a message, and nothing acknowledged is lost', async () => {
  const saved = await save('#3B1710');
  const picture = `/api/v1/media/coupons/${idIn(saved)}/strip?platform=apple`;
  const folder = join(services.dataDir, 'media');
  await rename(folder, `${folder}.aside`);
  await writeFile(folder, 'In place of the folder.');

  const refused = await save('#14532D');
  const unread = await services.visit(picture);
  expect([refused.statusCode, unread.statusCode, await readiness()]).toEqual([503, 503, 503]);
  expect(refused.json()).toMatchObject({ type: '/problems/unavailable' });
  expect(refused.headers['retry-after']).toBe('2');
  expect((await services.visit('/healthz')).statusCode).toBe(200);

  await rm(folder);
  await rename(`${folder}.aside`, folder);
  expect((await services.visit(picture)).statusCode).toBe(200);
  expect((await save('#14532D')).statusCode).toBe(saved.statusCode);
  await expect.poll(readiness, { timeout: 5_000 }).toBe(200);
});
