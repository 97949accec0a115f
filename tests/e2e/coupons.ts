import { expect, type Page } from '@playwright/test';
import { bakeryCoupon } from '../server/support/coupon-payload.ts';

/** The ids of coupons made with these descriptions by who is signed in on the page; with `copyOf` copies of that one. */
export async function makeCoupons(
  page: Page,
  url: string,
  descriptions: readonly string[],
  copyOf?: string,
): Promise<readonly string[]> {
  const coupon = await bakeryCoupon();
  const headers = await credentialsOf(page);
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

/** Removes what earlier tests have made, for a test that counts the coupons of who is signed in on the page. */
export async function emptyDashboard(page: Page, url: string): Promise<void> {
  const headers = await credentialsOf(page);
  const list = await page.request.get(`${url}/api/v1/project?size=100`, { headers });
  const coupons: readonly { readonly id: string }[] = await list.json();
  for (const { id } of coupons) {
    const answer = await page.request.delete(`${url}/api/v1/project/${id}`, { headers });
    expect(answer.ok()).toBe(true);
  }
}

/** The token that the tab keeps, as a call carries it. */
async function credentialsOf(page: Page): Promise<{ readonly Authorization: string }> {
  const token = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const kept: { access_token?: string } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return kept.access_token ?? '';
  });
  return { Authorization: `Bearer ${token}` };
}
