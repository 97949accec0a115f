import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { plainImages, sampleCoupon } from '../../../paths/hand/sample-coupon.ts';
import { bakeryCoupon } from '../../server/support/coupon-payload.ts';
import { accountOn } from './session.ts';

/** Creates coupons for the marketer and returns their ids; with `copyOf` they are copies of that one. */
export async function makeCoupons(
  page: Page,
  url: string,
  descriptions: readonly string[],
  copyOf?: string,
): Promise<readonly string[]> {
  const coupon = await bakeryCoupon();
  const headers = await credentialsOf(page, url);
  const ids: string[] = [];
  for (const description of descriptions) {
    const answer = await page.request.post(`${url}/api/v1/project`, {
      headers,
      data: { ...coupon, description, ...(copyOf === undefined ? {} : { copyOf }) },
    });
    expect(answer.status()).toBe(201);
    const made: { id: string } = await answer.json();
    ids.push(made.id);
  }
  return ids;
}

/** Creates a coupon with the bakery's Ride-Along for the marketer and returns its id. */
export async function makeCampaign(page: Page, url: string): Promise<string> {
  const answer = await page.request.post(`${url}/api/v1/project`, {
    headers: await credentialsOf(page, url),
    data: sampleCoupon(await plainImages(), { hasRideAlong: true }),
  });
  expect(answer.status()).toBe(201);
  const made: { id: string } = await answer.json();
  return made.id;
}

/** Makes a counter of the marketer. */
export async function makeCounter(
  page: Page,
  url: string,
  name: string,
): Promise<{ readonly secret: string; readonly pin: string }> {
  const answer = await page.request.post(`${url}/api/v1/counters`, {
    headers: await credentialsOf(page, url),
    data: { id: randomUUID(), name },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Removes the coupons of earlier tests, for a test that counts the marketer's coupons. */
export async function emptyDashboard(page: Page, url: string): Promise<void> {
  const headers = await credentialsOf(page, url);
  const list = await page.request.get(`${url}/api/v1/project?size=100`, { headers });
  const coupons: readonly { readonly id: string }[] = await list.json();
  for (const { id } of coupons) {
    const answer = await page.request.delete(`${url}/api/v1/project/${id}`, { headers });
    expect(answer.ok()).toBe(true);
  }
}

/** The marketer's token as a request header. */
async function credentialsOf(page: Page, url: string): Promise<{ readonly Authorization: string }> {
  const { token } = await accountOn(page, 'marketer', url);
  return { Authorization: `Bearer ${token}` };
}
