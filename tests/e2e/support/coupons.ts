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
  const ids: string[] = [];
  for (const description of descriptions) {
    const data = { ...coupon, description, ...(copyOf === undefined ? {} : { copyOf }) };
    ids.push((await made<{ id: string }>(page, `${url}/api/v1/project`, data)).id);
  }
  return ids;
}

/** Creates a coupon with the bakery's Ride-Along for the marketer and returns its id. */
export async function makeCampaign(page: Page, url: string): Promise<string> {
  const coupon = sampleCoupon(await plainImages(), { hasRideAlong: true });
  return (await made<{ id: string }>(page, `${url}/api/v1/project`, coupon)).id;
}

/** Makes a counter of the marketer. */
export async function makeCounter(
  page: Page,
  url: string,
  name: string,
): Promise<{ readonly secret: string; readonly pin: string }> {
  return made(page, `${url}/api/v1/counters`, { id: randomUUID(), name });
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

/** What the services say that they have made for the marketer. */
async function made<Thing>(page: Page, address: string, data: object): Promise<Thing> {
  const headers = await credentialsOf(page, new URL(address).origin);
  const answer = await page.request.post(address, { headers, data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** The marketer's token as a request header. */
async function credentialsOf(page: Page, url: string): Promise<{ readonly Authorization: string }> {
  const { token } = await accountOn(page, 'marketer', url);
  return { Authorization: `Bearer ${token}` };
}
