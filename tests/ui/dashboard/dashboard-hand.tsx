/** A hand on the dashboard, and services whose answers to changes a test decides. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { openTearline } from '../support/tearline.tsx';

type Coupon = Schema<'ProjectSummary'>;
type Fate = 'well' | 'failing' | 'gone' | 'offline';

/** The services with these coupons; `fate` says how they answer the next changes. */
export async function openDashboard(coupons: readonly Coupon[], address = '/dashboard') {
  const services = { fate: 'well' as Fate, changes: [] as string[] };
  const answers = async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return null;
    services.changes.push(`${request.method} ${pathname} ${await request.text()}`.trim());
    switch (services.fate) {
      case 'failing':
        return new Response(null, { status: 500 });
      case 'gone':
        return new Response(null, { status: 404 });
      case 'offline':
        throw new TypeError('Failed to fetch');
      case 'well':
        return request.method === 'DELETE' || pathname.endsWith('/')
          ? new Response(null, { status: 204 })
          : Response.json(coupons[0]);
      default:
        return services.fate satisfies never;
    }
  };
  const opened = await openTearline(address, { projects: coupons, answers });
  return { ...opened, services };
}

export const card = (name: string) => page.getByRole('article', { name, exact: true });
export const switchOf = (name: string) => page.getByRole('switch', { name, exact: true });

export async function chooseFor(name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function expectSaid(words: string): Promise<void> {
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
}
