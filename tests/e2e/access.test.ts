import { expect, type Page } from '@playwright/test';
import { type Product, test } from './product.ts';

const ADMIN_ROUTES = [
  '/template/create',
  '/template/edit/b3fc05d2-bb63-4f8f-a816-b102fd66284c',
  '/admin/keywords',
];

async function openSignedIn(page: Page, product: Product, path: string, email: string) {
  await page.goto(product.url + path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('tearline');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(product.url + path);
}

for (const path of ADMIN_ROUTES) {
  test(`[AUTH-07, AUTH-08] a marketer signs in for ${path} and meets NO ACCESS`, async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product, path, 'marketer@example.com');
    await expect(page.getByText('NO ACCESS')).toBeVisible();
  });
}

for (const [path, heading] of [
  ['/template/create', 'New template'],
  ['/template/edit/b3fc05d2-bb63-4f8f-a816-b102fd66284c', "Baker's dozen"],
] as const) {
  test(`[AUTH-08] an admin is let through to ${path}`, async ({ page, product }) => {
    await openSignedIn(page, product, path, 'admin@example.com');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

for (const path of ['/campaign/x/y', '/project/x/y', '/create/x/y', '/template/x', '/admin/x']) {
  test(`[AUTH-07] ${path} asks for a sign-in before it says that it is no page`, async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product, path, 'marketer@example.com');
    await expect(page.getByRole('heading', { name: 'Page not found.' })).toBeVisible();
  });
}
