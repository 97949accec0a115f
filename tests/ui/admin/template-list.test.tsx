import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { answer, content, problem, services } from '../../support/services/operations.ts';
import { openTearline, template } from '../support/tearline.tsx';
import { ADMIN, AROUND, STORED } from '../support/template-editor.ts';
import { BARCODE_ANSWER } from '../support/wizard-bench.tsx';

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

test('[BROWSE-07, API-04, SHELL-18] an inactive template’s picture is loaded with the token, on its tile, in the look and in the editor @long', async () => {
  const address = (type: string) => `/api/v1/media/template/${STORED.id}?type=${type}&v=1`;
  const inactive = { active: false, image: address('strip'), thumbnail: address('thumbnail') };
  const { router } = await openTearline('/', {
    session: ADMIN,
    templates: [template(9, inactive), template(8)],
    handlers: [
      services.get('/api/v1/media/template/{id}', ({ request, query }) =>
        request.headers.has('authorization')
          ? content(200, 'image/webp', `a ${query.get('type')}`)
          : problem(404, 'not-found'),
      ),
      services.get('/api/v1/template/{id}', () => new Promise<never>(() => {})),
      services.get('/api/v1/media/barcode', () => BARCODE_ANSWER),
      services.get('/api/v1/template/admin/{id}', () =>
        answer(200, { ...STORED, ...inactive }, { ETag: '"1-0"' }),
      ),
      ...AROUND,
    ],
  });
  const thumbnail = `data:image/webp;base64,${btoa('a thumbnail')}`;
  const tile = page.getByRole('link', { name: 'Look at Design 9' });
  await expect.poll(() => sourceIn(tile)).toBe(thumbnail);
  expect(sourceIn(page.getByRole('link', { name: 'Look at Design 8' }))).toBe(
    template(8).thumbnail,
  );
  await tile.click();
  await expect.poll(() => sourceIn(page.getByRole('dialog'))).toBe(thumbnail);

  await router.navigate({ to: '/template/edit/$templateId', params: { templateId: STORED.id } });
  await expect
    .element(page.getByRole('img', { name: 'The template’s picture' }))
    .toHaveAttribute('src', `data:image/webp;base64,${btoa('a strip')}`);
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

/** The source of the first image in a part of the page. */
const sourceIn = (part: Locator) => part.element().querySelector('img')?.getAttribute('src');
