import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { bakeryCoupon } from '../server/support/coupon-payload.ts';
import { preparedPlace, removePlace, startProduct, test, type Place } from './product.ts';
import { accountOn } from './support/session.ts';

const SAVING_AT_ONCE = 4;
const ACKNOWLEDGED_BEFORE = 12;

/** A submission like the application's. */
interface Submission {
  /** JSON. */
  readonly payload: string;
  readonly authorization: string;
}

test('a server that is killed while coupons are saved comes back with every acknowledged one @long', async ({
  page,
  request,
}) => {
  const place = await preparedPlace();
  try {
    const acknowledged = await saveUntilKilled(page, request, place);
    const again = await startProduct(place);
    try {
      for (const id of acknowledged) await expectKept(request, again.url, id);
    } finally {
      await again.stop();
    }
  } finally {
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

/** Returns the ids of the coupons that were acknowledged before the server was killed. */
async function saveUntilKilled(
  page: Page,
  request: APIRequestContext,
  place: Place,
): Promise<readonly string[]> {
  const product = await startProduct(place);
  const acknowledged: string[] = [];
  try {
    const submission = await submissionOf(page, product.url);
    const saving = Array.from({ length: SAVING_AT_ONCE }, () =>
      saveUntilRefused(request, product.url, submission, acknowledged),
    );
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE);
    await product.kill();
    await Promise.all(saving);
  } finally {
    await product.kill();
  }
  return acknowledged;
}

async function expectKept(request: APIRequestContext, url: string, id: string): Promise<void> {
  const coupon = await request.get(`${url}/api/v1/coupon/${id}`);
  const strip = await request.get(`${url}/api/v1/media/coupons/${id}/strip?platform=apple`);
  const found = { id, coupon: coupon.status(), strip: strip.status() };
  expect(found).toEqual({ id, coupon: 200, strip: 200 });
}

async function submissionOf(page: Page, url: string): Promise<Submission> {
  const { token } = await accountOn(page, 'marketer', url);
  return { payload: JSON.stringify(await bakeryCoupon()), authorization: `Bearer ${token}` };
}

async function saveUntilRefused(
  request: APIRequestContext,
  url: string,
  { payload, authorization }: Submission,
  acknowledged: string[],
): Promise<void> {
  for (;;) {
    const answer = await request
      .post(`${url}/api/v1/project`, {
        data: payload,
        headers: {
          authorization,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
      })
      .catch(() => null);
    if (answer === null) return;
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = (await answer.json()) as { readonly id: string };
    acknowledged.push(id);
  }
}
