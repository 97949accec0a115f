import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { readDesignDocument } from '../../../src/domain/design/design-document.schema.ts';
import bakery from '../../../designs/bakery/strip.gen.json';
import { answer, problem, services } from '../../support/services/operations.ts';
import { MARA, openTearline, template } from '../support/tearline.tsx';

beforeEach(() => page.viewport(1440, 1000));

const ADMIN = { ...MARA, roles: ['ROLE_IC_ADMIN'] };
const DESIGN = readDesignDocument(bakery);
const STORED: Schema<'AdminTemplate'> = {
  ...template(9, { title: 'Rolls', description: 'Thirteen', keywords: ['bakery'] }),
  editorSource: DESIGN,
  sourceImage: null,
  rideAlong: null,
  popularity: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const ADDRESS = `/template/edit/${STORED.id}`;

/** The editor on a stored template; what is sent to change it is noted. */
async function openEditor({ isRefused = false } = {}) {
  const sent: unknown[] = [];
  await openTearline(ADDRESS, {
    session: ADMIN,
    handlers: [
      services.get('/api/v1/template/admin/{id}', () => answer(200, STORED, { ETag: '"1-0"' })),
      services.patch('/api/v1/template/admin/{id}', async (asked) => {
        sent.push(await asked.sent());
        return isRefused
          ? problem(422, 'invalid-template')
          : answer(200, { ...STORED, weight: 12 }, { ETag: '"2-0"' });
      }),
      services.get('/api/v1/template/similar/{id}', () =>
        answer(200, [], { 'X-Total-Count': '0', 'X-Page': '0', 'X-Page-Size': '8' }),
      ),
      services.get('/api/v1/keyword/admin', () =>
        answer(200, [], { 'X-Total-Count': '0', 'X-Page': '0', 'X-Page-Size': '20' }),
      ),
    ],
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rolls' })).toBeVisible();
  return sent;
}

const save = () => page.getByRole('button', { name: 'Save template' });

test('[ADMT-01, ADMT-06] saving waits for a change, and for every field to be right', async () => {
  const sent = await openEditor();
  await expect.element(save()).toBeDisabled();
  const weight = page.getByRole('textbox', { name: 'Weight' });
  await userEvent.fill(weight, '1.5');
  await userEvent.tab();
  await expect.element(page.getByText('Must be an integer')).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await userEvent.fill(weight, '12');
  await userEvent.fill(page.getByRole('textbox', { name: 'Informed images' }), 'none');
  await userEvent.tab();
  await expect.element(page.getByText('Invalid UUID')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Informed images' }), '');
  await save().click();
  await expect.element(page.getByText('The template is saved.')).toBeVisible();
  expect(sent).toEqual([{ weight: 12 }]);
});

test('[ADMT-03, ADMT-04] a broken source says so at its line, keeps the previews and blocks saving', async () => {
  await openEditor();
  const code = page.getByRole('textbox', { name: 'Editor source' });
  await code.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}x');
  await expect
    .element(page.getByText('The picture shows the last source that was valid.'))
    .toBeVisible();
  await expect.element(save()).toBeDisabled();
  await expect.element(page.getByRole('img', { name: 'Artwork in Default Scheme' })).toBeVisible();
});

test('[ADMT-07] "Unable to update template", and nothing is lost', async () => {
  await openEditor({ isRefused: true });
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Other rolls');
  await save().click();
  await expect.element(page.getByText('Unable to update template')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Other rolls' })).toBeVisible();
});

test('[ADMT-10] one line says which engine draws, and switches it', async () => {
  await openEditor();
  const toggle = page.getByRole('switch', { name: 'Draw by WebGL' });
  await expect.element(toggle).toBeVisible();
  if (toggle.element().getAttribute('aria-checked') === 'true') await toggle.click();
  await expect.element(page.getByText('Drawn by canvas', { exact: false })).toBeVisible();
  await toggle.click();
  await expect.element(page.getByText('Drawn by WebGL')).toBeVisible();
});

test('[BROWSE-07] administrators alone see edit badges and "Create template"', async () => {
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
