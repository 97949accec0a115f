import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { answer, services } from '../../support/services/operations.ts';
import { shelf } from '../support/keywords.ts';
import { openTearline } from '../support/tearline.tsx';
import { ADMIN } from '../support/template-editor.ts';

const OPEN = { exact: false } as const;

const design = (id: string, title: string): Schema<'TemplateSummary'> => ({
  id: `00000000-0000-4000-8000-0000000000${id}`,
  title,
  description: title,
  keywords: [],
  colors: [],
  active: true,
  editable: true,
  weight: 0,
  informedImagesId: null,
  schemes: [],
  image: '/api/v1/media/template/1?type=strip',
  thumbnail: '/api/v1/media/template/1?type=thumbnail',
});
const FREE_LOAF = design('b1', 'Free loaf');

/** The catalogue, searched by title. */
const designs = () =>
  services.get('/api/v1/template', ({ query }) => {
    const found = [design('b2', 'Oven fresh'), FREE_LOAF].filter(({ title }) =>
      title.includes(query.get('q') ?? ''),
    );
    const headers = { 'X-Page': '0', 'X-Page-Size': '20' };
    return answer(200, found, { ...headers, 'X-Total-Count': String(found.length) });
  });

test('[PRE-06] a search without results becomes a keyword of chosen designs, or is dismissed', async () => {
  const { handlers, sent } = shelf();
  await openTearline('/admin/keywords', { session: ADMIN, handlers: [designs(), ...handlers] });
  await expect
    .element(page.getByRole('row', { name: /sourdough 38.*11\/21\/2026/u }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Dismiss hlaf price' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'hlaf price' })).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Make a keyword of sourdough' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a keyword' });
  await expect.element(dialog.getByRole('searchbox', { name: 'Search designs' })).toHaveFocus();
  const make = dialog.getByRole('button', { name: 'Make keyword' });
  await expect.element(make).toBeDisabled();
  await expect.element(dialog.getByText('Choose at least one design.', OPEN)).toBeVisible();
  await dialog.getByRole('button', { name: 'Oven fresh', exact: true }).click();
  await dialog.getByRole('searchbox', { name: 'Search designs' }).fill('loaf');
  await dialog.getByRole('button', { name: 'Free loaf', exact: true }).click();
  await expect.element(dialog.getByText('2 designs chosen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Oven fresh' }).click();
  await make.click();
  await expect.element(page.getByRole('heading', { name: 'sourdough' })).toBeVisible();
  await expect
    .element(page.getByText('Every search in the last 30 days found something.'))
    .toBeVisible();
  expect(sent).toEqual([
    { name: 'sourdough', description: 'Sourdough', templateIds: [FREE_LOAF.id] },
  ]);
});
