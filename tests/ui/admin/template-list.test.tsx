import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, services } from '../../support/services/operations.ts';
import { openTearline, template } from '../support/tearline.tsx';
import { ADMIN, STORED } from '../support/template-editor.ts';

beforeEach(() => page.viewport(1440, 1000));

test('[BROWSE-07] only administrators see edit badges and "Create template"', async () => {
  const { screen } = await openTearline('/', { session: ADMIN, templates: [template(1)] });
  await expect.element(page.getByRole('link', { name: 'Create template' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Keywords' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Edit template Design 1' })).toBeVisible();
  await screen.unmount();

  await openTearline('/', { templates: [template(1)] });
  await expect.element(page.getByRole('heading', { name: 'Design 1' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Create template' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: 'Edit template Design 1' }).elements()).toEqual([]);
});

test('[ADMT-01, SHELL-18] an address with an invalid id says that there is no such template, without a request', async () => {
  const asked: string[] = [];
  await openTearline('/template/edit/abc', {
    session: ADMIN,
    handlers: [
      services.get('/api/v1/template/admin/{id}', ({ params }) => {
        asked.push(params.id);
        return answer(200, STORED);
      }),
    ],
  });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Coupon Template was not found!' }))
    .toBeVisible();
  expect(asked).toEqual([]);
});
