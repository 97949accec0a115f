import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { answer, empty, problem, services } from '../../support/services/operations.ts';
import { MARA, openTearline } from '../support/tearline.tsx';

const ADMIN = { ...MARA, roles: ['ROLE_IC_ADMIN'] };

beforeEach(() => page.viewport(1440, 900));

const keyword = (name: string, part: Partial<Schema<'Keyword'>> = {}): Schema<'Keyword'> => ({
  name,
  description: `All about ${name}`,
  active: true,
  popular: false,
  weight: 0,
  total: 0,
  templates: 3,
  thumbnail: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...part,
});

function shelf() {
  const keywords = [
    keyword('bakery', { popular: true }),
    keyword('garden'),
    keyword('night market', { active: false }),
  ];
  let missed = [
    { term: 'sourdough', times: 38, lastOn: '2026-11-21' },
    { term: 'hlaf price', times: 9, lastOn: '2026-11-18' },
  ];
  const sent: object[] = [];
  let synonyms = [
    { word: 'bogo', meanings: ['buy one get one'] },
    { word: 'dog', meanings: ['pet shop', 'veterinarian'] },
  ];
  const handlers = [
    services.get('/api/v1/synonym/admin', () =>
      answer(200, synonyms, {
        'X-Total-Count': String(synonyms.length),
        'X-Page': '0',
        'X-Page-Size': '1000',
      }),
    ),
    services.put('/api/v1/synonym/admin/{word}', async ({ params, sent: body }) => {
      const saved = { word: params.word, meanings: [...(await body()).meanings] };
      synonyms = [...synonyms.filter(({ word }) => word !== saved.word), saved];
      sent.push(saved);
      return answer(200, saved);
    }),
    services.delete('/api/v1/synonym/admin/{word}', ({ params }) => {
      synonyms = synonyms.filter(({ word }) => word !== params.word);
      return empty(204);
    }),
    services.get('/api/v1/keyword/admin', () =>
      answer(200, keywords, {
        'X-Total-Count': String(keywords.length),
        'X-Page': '0',
        'X-Page-Size': '100',
      }),
    ),
    services.post('/api/v1/keyword/admin', async ({ sent: body }) => {
      const { name, description } = await body();
      sent.push({ name, description });
      const made = keyword(name, { description, templates: 0 });
      keywords.push(made);
      missed = missed.filter(({ term }) => term !== name);
      return answer(201, made);
    }),
    services.get('/api/v1/search/admin', () => answer(200, missed)),
    services.delete('/api/v1/search/admin/{term}', ({ params }) => {
      missed = missed.filter(({ term }) => term !== params.term);
      return empty(204);
    }),
  ];
  return { handlers, sent };
}

test.each([
  '/template/create',
  '/template/edit/00000000-0000-4000-8000-000000000001',
  '/admin/keywords',
])('[AUTH-08] %s shows NO ACCESS to a marketer, and sends no requests', async (address) => {
  const { asked } = await openTearline(address);
  await expect.element(page.getByRole('heading', { name: 'NO ACCESS' })).toBeVisible();
  expect(asked.filter((call) => /admin/u.test(call))).toEqual([]);
});

test('[ADMK-01] lists the keywords; a blank filter shows all', async () => {
  const { handlers } = shelf();
  await openTearline('/admin/keywords', { session: ADMIN, handlers });
  const tiles = page.getByRole('list', { name: 'Keywords' }).getByRole('button');
  await expect.element(tiles.nth(0)).toHaveTextContent('New keyword');
  await expect.element(page.getByText('3 keywords, 1 suggested')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Filter keywords' }).fill('GARD');
  await expect.poll(() => tiles.elements().length).toBe(2);
  await page.getByRole('searchbox', { name: 'Filter keywords' }).fill('  ');
  await expect.poll(() => tiles.elements().length).toBe(4);
});

test.each([390, 1440])('[ADMK-01] nothing jumps at %i px when the lists load', async (width) => {
  await page.viewport(width, 900);
  const list = Promise.withResolvers<void>();
  const late = services.get('/api/v1/keyword/admin', async () => {
    await list.promise;
    const headers = { 'X-Total-Count': '1', 'X-Page': '0', 'X-Page-Size': '100' };
    return answer(200, [keyword('bakery')], headers);
  });
  await openTearline('/admin/keywords', {
    session: ADMIN,
    handlers: [late, ...shelf().handlers],
  });
  const tools = page.getByRole('search').first();
  await expect.element(tools).toBeVisible();
  const missed = page.getByRole('heading', { name: 'Searches that found nothing' });
  expect(missed.elements()).toEqual([]);
  const bottomOf = () => tools.element().parentElement?.getBoundingClientRect().bottom;
  const bottom = bottomOf();

  list.resolve();
  await expect.element(missed).toBeVisible();
  await expect.element(page.getByText('1 keyword, 0 suggested')).toBeVisible();
  expect(bottomOf()).toBe(bottom);
});

test('[ADMK-01] saves a new keyword once it has name and description', async () => {
  const { handlers, sent } = shelf();
  await openTearline('/admin/keywords', { session: ADMIN, handlers });
  await page.getByRole('button', { name: 'New keyword' }).click();
  const save = page.getByRole('button', { name: 'Save keyword' });
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('0');

  await page.getByRole('textbox', { name: 'Name' }).fill('rolls');
  await page.getByRole('textbox', { name: 'Weight' }).fill('a lot');
  await expect.element(page.getByText('Must be an integer')).toBeVisible();
  await page.getByRole('textbox', { name: 'Weight' }).fill('2');
  await page.getByRole('textbox', { name: 'Description' }).fill('Fresh rolls');
  await save.click();
  await expect.element(page.getByRole('heading', { name: 'rolls' })).toBeVisible();
  expect(sent).toEqual([{ name: 'rolls', description: 'Fresh rolls' }]);
});

test('[ADMK-02] shows the services’ error to the letter; deleting asks first', async () => {
  const { handlers } = shelf();
  const refusing = [
    services.put('/api/v1/keyword/admin/{name}', () => problem(500, 'internal')),
    services.delete('/api/v1/keyword/admin/{name}', () => problem(500, 'internal')),
    services.post('/api/v1/keyword/admin', () => problem(500, 'internal')),
  ];
  await openTearline('/admin/keywords', { session: ADMIN, handlers: [...refusing, ...handlers] });
  await page.getByRole('button', { name: /^garden/u }).click();
  await page.getByRole('switch', { name: 'Active' }).click();
  await page.getByRole('button', { name: 'Save keyword' }).click();
  await expect.element(page.getByText('Unable to update keyword')).toBeVisible();

  await page.getByRole('button', { name: 'Delete keyword' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Delete the keyword “garden”?' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByText('Unable to delete keyword')).toBeVisible();

  await page.getByRole('switch', { name: 'Active' }).click();
  await page.getByRole('button', { name: 'Make a keyword of sourdough' }).click();
  await expect.element(page.getByText('Unable to create keyword')).toBeVisible();
});

test('[ADMK-02] reports a list that fails to load', async () => {
  const handlers = [
    services.get('/api/v1/keyword/admin', () => problem(400, 'invalid-request')),
    services.get('/api/v1/search/admin', () => answer(200, [])),
    services.get('/api/v1/synonym/admin', () => problem(400, 'invalid-request')),
  ];
  await openTearline('/admin/keywords', { session: ADMIN, handlers });
  await expect.element(page.getByText('An error occurred!').nth(1)).toBeVisible();
});

test('[PRE-06] one click makes a keyword of a search without results, or dismisses it', async () => {
  const { handlers, sent } = shelf();
  await openTearline('/admin/keywords', { session: ADMIN, handlers });
  await expect
    .element(page.getByRole('row', { name: /sourdough 38.*11\/21\/2026/u }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Dismiss hlaf price' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'hlaf price' })).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Make a keyword of sourdough' }).click();
  await expect.element(page.getByRole('heading', { name: 'sourdough' })).toBeVisible();
  await expect
    .element(page.getByText('Every search in the last 30 days found something.'))
    .toBeVisible();
  expect(sent).toEqual([{ name: 'sourdough', description: 'Sourdough' }]);
});

test('[ADMK-01] opens and leaves a keyword by keyboard', async () => {
  const { handlers } = shelf();
  await openTearline('/admin/keywords', { session: ADMIN, handlers });
  const tile = page.getByRole('button', { name: /^bakery/u });
  await expect.element(tile).toBeVisible();
  const element = tile.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'bakery' })).toHaveFocus();
});

test('[BROWSE-14] filters, adds, changes and, after a question, removes synonyms', async () => {
  const { handlers, sent } = shelf();
  await openTearline('/admin/keywords', { session: ADMIN, handlers });
  const section = page.getByRole('region', { name: 'Synonyms' });
  const row = (name: RegExp) => section.getByRole('row', { name });
  await expect.element(row(/^dog pet shop, veterinarian/u)).toBeVisible();
  await section.getByRole('searchbox', { name: 'Filter synonyms' }).fill('one GET');
  await expect.element(section.getByText('1 of 2 synonyms')).toBeVisible();
  await expect.element(row(/^dog pet shop, veterinarian/u)).not.toBeInTheDocument();
  await section.getByRole('searchbox', { name: 'Filter synonyms' }).fill('');

  await section.getByRole('button', { name: 'Add a synonym' }).click();
  await expect.element(section.getByRole('heading', { name: 'New synonym' })).toHaveFocus();
  const save = section.getByRole('button', { name: 'Save synonym' });
  await expect.element(save).toBeDisabled();
  await section.getByRole('textbox', { name: 'Word' }).fill('Dog');
  await expect
    .element(section.getByText('This word is in the list already. Edit it there.'))
    .toBeVisible();
  await expect.element(section.getByRole('button', { name: 'Edit dog' })).toBeDisabled();
  await section.getByRole('textbox', { name: 'Word' }).fill('donut');
  await section.getByRole('textbox', { name: 'Stands for' }).fill('bakery, , coffee shop,');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText("You've saved the synonym “donut”.")).toBeVisible();
  expect(sent).toEqual([{ word: 'donut', meanings: ['bakery', 'coffee shop'] }]);

  await section.getByRole('button', { name: 'Edit donut' }).click();
  await section.getByRole('textbox', { name: 'Stands for' }).fill('bakery');
  await save.click();
  await expect.element(row(/^donut bakery Edit/u)).toBeVisible();

  await section.getByRole('button', { name: 'Remove donut' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Remove the synonym “donut”?' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByText("You've removed the synonym “donut”.")).toBeVisible();
  await expect.element(row(/^donut bakery Edit/u)).not.toBeInTheDocument();
});

test('[BROWSE-14] a refused synonym shows the error beside its field, and keeps the typed words', async () => {
  const { handlers } = shelf();
  const detail = 'This has no word to search for.';
  const refusing = [
    services.put('/api/v1/synonym/admin/{word}', () =>
      problem(400, 'invalid-request', { errors: [{ pointer: '/meanings/1', detail }] }),
    ),
    services.delete('/api/v1/synonym/admin/{word}', () => problem(500, 'internal')),
  ];
  await openTearline('/admin/keywords', { session: ADMIN, handlers: [...refusing, ...handlers] });
  await page.getByRole('button', { name: 'Remove dog' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByText('Unable to remove synonym')).toBeVisible();
  await page.getByRole('button', { name: 'Edit dog' }).click();
  const field = page.getByRole('textbox', { name: 'Stands for' });
  await field.fill('pet shop, !!');
  await page.getByRole('button', { name: 'Save synonym' }).click();
  await expect.element(page.getByText('Unable to save synonym')).toBeVisible();
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(field).toHaveValue('pet shop, !!');
  await expect.element(field).toHaveFocus();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(field).not.toBeInTheDocument();
});
