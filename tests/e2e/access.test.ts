import { expect, type Page } from '@playwright/test';
import { type Product, test } from './product.ts';

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

test("[AUTH-07, AUTH-08] a marketer signs in for an admin's address and meets NO ACCESS there, and at each other", async ({
  page,
  product,
}) => {
  const [first, ...others] = ADMIN_ROUTES;
  await openSignedIn(page, product, first, 'marketer@example.com');
  await expect(page.getByText('NO ACCESS')).toBeVisible();
  for (const path of others) {
    await page.goto(product.url + path);
    await expect(page.getByText('NO ACCESS'), path).toBeVisible();
  }
});

test('[AUTH-08] an admin is let through', async ({ page, product }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const [create, edit, keywords] = ADMIN_ROUTES;
  await openSignedIn(page, product, create, 'admin@example.com');
  await expect(heading('New template')).toBeVisible();
  await page.goto(product.url + edit);
  await expect(heading("Baker's dozen")).toBeVisible();
  await page.goto(product.url + keywords);
  await expect(heading('Keywords')).toBeVisible();
});

test('[AUTH-07] addresses under those that need a sign-in ask for it before they say that they are no page', async ({
  page,
  product,
}) => {
  const [first, ...others] = NO_PAGES;
  for (const path of others) {
    await page.goto(product.url + path);
    await expect(page.getByLabel('Password'), path).toBeVisible();
  }
  await openSignedIn(page, product, first, 'marketer@example.com');
  for (const path of NO_PAGES) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { name: 'Page not found.' }), path).toBeVisible();
  }
});
