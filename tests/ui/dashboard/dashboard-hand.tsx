/** Actions on the dashboard, and services whose responses the test decides. */
import { http, type HttpHandler, HttpResponse } from 'msw/http';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { button, sees } from '../support/locators.ts';
import { openTearline } from '../support/tearline.tsx';

type Coupon = Schema<'ProjectSummary'>;
type Fate = 'well' | 'failing' | 'gone' | 'offline' | 'waiting';

/** The services with these coupons; `fate` decides the responses to the next changes, which may wait for `goOn`. */
export async function openDashboard(
  projects: readonly Coupon[],
  address = '/dashboard',
  handlers: readonly HttpHandler[] = [],
) {
  const held = Promise.withResolvers<void>();
  const fated: { fate: Fate; readonly changes: string[]; goOn: () => void } = {
    fate: 'well',
    changes: [],
    goOn: held.resolve,
  };
  const changes = http.all('*/api/v1/project/*', async ({ request }) => {
    if (request.method === 'GET') return undefined;
    const { pathname } = new URL(request.url);
    fated.changes.push(`${request.method} ${pathname} ${await request.clone().text()}`.trim());
    if (fated.fate === 'waiting') await held.promise;
    return answerOf(fated.fate, request.method, pathname, projects);
  });
  const opened = await openTearline(address, { projects, handlers: [changes, ...handlers] });
  return { ...opened, services: fated };
}

function answerOf(fate: Fate, method: string, pathname: string, coupons: readonly Coupon[]) {
  switch (fate) {
    case 'failing':
      return new HttpResponse(null, { status: 500 });
    case 'gone':
      return new HttpResponse(null, { status: 404 });
    case 'offline':
      return HttpResponse.error();
    case 'waiting':
    case 'well':
      return method === 'DELETE' || pathname.endsWith('/')
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json(coupons[0]);
    default:
      return fate satisfies never;
  }
}

export const card = (name: string) => page.getByRole('article', { name, exact: true });
export const switchOf = (name: string) => page.getByRole('switch', { name, exact: true });

export async function chooseFor(name: string, entry: string): Promise<void> {
  await button(`More for ${name}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function expectSaid(words: string): Promise<void> {
  await sees(page.getByText(words, { exact: true }));
}
