import { expect, type Page } from '@playwright/test';
import { type Product, test } from './product.ts';
import { arriveAt } from './support/session.ts';

const ADMIN_ROUTES = [
  '/template/create',
  '/template/edit/b3fc05d2-bb63-4f8f-a816-b102fd66284c',
  '/admin/keywords',
] as const;

/** Goes from page to page and requires a different title on each; `said` has the console messages of all. */
function walker(page: Page, product: Product) {
  const said: string[] = [];
  page.on('console', (message) => {
    // The browser itself logs a page's 404.
    const isOwnStatus = message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus)
      said.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
  const titles: string[] = [];
  const walk = async (paths: readonly string[], title = / · Tearline$/) => {
    for (const path of paths) {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading').first(), path).toBeVisible();
      await expect(page, path).toHaveTitle(title);
      const shown = await page.title();
      expect(titles, path).not.toContain(shown);
      titles.push(shown);
    }
  };
  return { said, walk };
}

test("[AUTH-07, AUTH-08, SHELL-18] a marketer who signs in for an admin's address gets NO ACCESS there and at the other ones", async ({
  page,
  product,
}) => {
  const [create, edit, keywords] = ADMIN_ROUTES;
  const noAccess = page.getByText('NO ACCESS');
  const { said, walk } = walker(page, product);
  await walk(['/', '/faqs']);
  await arriveAt(page, product.url + edit);
  await expect(noAccess).toBeVisible();
  await page.goto(product.url + keywords);
  await expect(noAccess).toBeVisible();
  await walk([create]);
  await expect(noAccess).toBeVisible();
  const template = edit.slice('/template/edit/'.length);
  await walk(['/', '/search/rolls', '/dashboard', `/create/${template}`]);
  await walk(['/no/such/screen'], /^Page not found\.$/);
  expect(said).toEqual([]);

  await page.goto(`${product.url}/create/gone`);
  await expect(page.getByText('Uh oh! Coupon Template was not found!')).toBeVisible();
  await page.goto(`${product.url}/share/gone`);
  await expect(page.getByText('Unable to load coupon')).toBeVisible();
  expect(said.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
});
