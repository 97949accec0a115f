import { expect, type Page } from '@playwright/test';
import { type Product, test } from './product.ts';
import { openAs } from './support/session.ts';

const ADMIN_ROUTES = [
  '/template/create',
  '/template/edit/b3fc05d2-bb63-4f8f-a816-b102fd66284c',
  '/admin/keywords',
] as const;
const NO_PAGES = [
  '/campaign/x/y',
  '/project/x/y',
  '/create/x/y',
  '/template/x',
  '/admin/x',
] as const;

async function openSignedIn(page: Page, product: Product, path: string, email: string) {
  await page.goto(product.url + path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('tearline');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(product.url + path);
}

/** Goes from page to page and requires a different title on each; `said` has the console messages of all. */
function walker(
  page: Page,
  product: Product,
  open = (address: string): Promise<unknown> => page.goto(address),
) {
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
      await open(product.url + path);
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
  await openSignedIn(page, product, edit, 'marketer@example.com');
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

test('[AUTH-08, SHELL-18] an admin gets in, and each screen has its own title @long', async ({
  page,
  product,
}) => {
  const headings = ['New template', 'Bakery: the 13th roll free', 'Keywords'];
  const openAsAdmin = (address: string) => openAs(page, 'administrator', address);
  const { said, walk } = walker(page, product, openAsAdmin);
  for (const [index, name] of headings.entries()) {
    await walk(ADMIN_ROUTES.slice(index, index + 1));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(said).toEqual([]);
});

test('[AUTH-07] addresses below guarded ones require a sign-in before "Page not found." @long', async ({
  page,
  product,
}) => {
  const [first, ...others] = NO_PAGES;
  for (const path of others) {
    await page.goto(product.url + path);
    await expect(page.getByLabel('Password'), path).toBeVisible();
  }
  const notFound = page.getByRole('heading', { name: 'Page not found.' });
  await openSignedIn(page, product, first, 'marketer@example.com');
  await expect(notFound).toBeVisible();
  for (const path of others) {
    await page.goto(product.url + path);
    await expect(notFound, path).toBeVisible();
  }
});
