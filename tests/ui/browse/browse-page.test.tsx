import { onlineManager } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, content, problem, services } from '../../support/services/operations.ts';
import { shelf } from '../support/keywords.ts';
import { sees } from '../support/locators.ts';
import { openTearline, template, type Shelf, uuid } from '../support/tearline.tsx';
import { ADMIN } from '../support/template-editor.ts';

beforeEach(() => {
  localStorage.removeItem('tearline.searches');
  return page.viewport(1440, 900);
});

test('[BROWSE-09] an empty search says so, with an image, three tips and a link home', async () => {
  await openTearline('/search/sourdoh');

  await sees(page.getByRole('heading', { name: 'We couldn\'t find anything for "sourdoh"' }));
  await sees(page.getByRole('img', { name: 'An empty coupon' }));
  for (const tip of ['Check spelling', 'Use fewer filters', 'Use fewer keywords']) {
    await sees(page.getByText(tip));
  }
  await page.getByRole('link', { name: 'Back To Homepage' }).click();
  await sees(page.getByText('Select a design below', { exact: false }));
});

test('[BROWSE-14] a search of which only some words are found says so above what it found', async () => {
  const headers = { 'X-Total-Count': '1', 'X-Page': '0', 'X-Page-Size': '20' };
  const handlers = [
    services.get('/api/v1/template', () =>
      answer(200, [template(1)], { ...headers, 'X-Words-Found': 'some' }),
    ),
  ];
  await openTearline('/search/bread%2020%25%20off', { handlers });
  await expect
    .element(page.getByRole('status').filter({ hasText: '1 design' }))
    .toHaveTextContent('Nothing has all of these words. 1 design');
  await sees(page.getByRole('heading', { name: 'Design 1' }));
});

test('[BROWSE-10] a list that fails says so, and can be reloaded', async () => {
  const shelf: Shelf = { templates: 'failing' };
  await openTearline('/', shelf);
  await sees(page.getByText('An error occurred!'));
  await sees(page.getByRole('form', { name: 'Refine Search' }));

  shelf.templates = [template(1)];
  await page.getByRole('button', { name: 'Try again' }).click();
  await sees(page.getByRole('heading', { name: 'Design 1' }));
  expect(page.getByText('An error occurred!').elements()).toEqual([]);
});

test.each([
  ['/', ['An error occurred!', 'An error occured when loading colors.']],
  [`/?look=${uuid(1)}`, ['This design could not be shown.']],
  ['/counters', ['Your counters could not be loaded']],
  [
    '/admin/keywords',
    ['The keywords are safe.', 'The searches are safe.', 'The synonyms are safe.'],
  ],
])(
  '[BROWSE-10] [SHELL-16] offline, what was never loaded on %s says so instead of waiting, and comes by itself later',
  async (address, said) => {
    const handlers = [
      ...shelf().handlers,
      services.get('/api/v1/media/barcode', () => content(200, 'image/svg+xml', '<svg/>')),
      services.get('/api/v1/counters', () => answer(200, [])),
      services.get('/api/v1/template/{id}', () => problem(404, 'not-found')),
    ];
    onTestFinished(() => onlineManager.setOnline(true));
    const { router } = await openTearline('/dashboard', { session: ADMIN, handlers });
    await sees(page.getByRole('heading', { name: 'Your coupons' }));
    onlineManager.setOnline(false);
    await router.navigate({ href: address });
    for (const words of said) await sees(page.getByText(words, { exact: false }));
    onlineManager.setOnline(true);
    for (const words of said)
      await expect.element(page.getByText(words, { exact: false })).not.toBeInTheDocument();
  },
);

test('[BROWSE-10] without colors the form says so, and the rest works', async () => {
  const { router } = await openTearline('/', { templates: [template(1)], colors: 'failing' });
  const form = page.getByRole('form', { name: 'Refine Search' });
  await sees(form.getByText('An error occured when loading colors.', { exact: true }));
  await sees(page.getByRole('heading', { name: 'Design 1' }));

  await page.getByLabelText('Filter By Keyword').fill('rolls');
  await page.getByRole('button', { name: 'Sort & Filter' }).click();
  await expect.poll(() => router.state.location.href).toBe('/?keywords=rolls');
});

test('[BROWSE-11] a tile shows its colors, offers its coupon on hover, moves nothing, and never covers the artwork', async () => {
  await openTearline('/', { templates: [template(1), template(2)] });
  const create = page.getByRole('link', { name: 'Create coupon from Design 1' });
  await expect.element(create).toHaveAttribute('href', `/create/${uuid(1)}`);
  const artwork = page.getByRole('link', { name: 'Look at Design 1' });
  const before = placesIn(artwork.element());
  expect(opacityOf(create.element())).toBe('0');
  const dots = page.getByRole('img', { name: '1 scheme' }).first().element();
  expect([...dots.children].map((dot) => getComputedStyle(dot).backgroundColor)).toEqual([
    'rgb(247, 201, 72)',
    'rgb(122, 46, 18)',
  ]);

  await artwork.hover();
  await expect.poll(() => opacityOf(create.element())).toBe('1');
  expect(placesIn(artwork.element())).toEqual(before);
  expect(create.element().getBoundingClientRect().top).toBeGreaterThan(
    artwork.element().getBoundingClientRect().bottom,
  );
});

test('[BROWSE-11] Shift+Tab reaches the actions of the previous tile, and shows them', async () => {
  await openTearline('/', { templates: [template(1), template(2)] });
  const next = page.getByRole('link', { name: 'Look at Design 2' });
  await sees(next);
  next.element().focus();

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  const create = page.getByRole('link', { name: 'Create coupon from Design 1' });
  await expect.element(create).toHaveFocus();
  await expect.poll(() => opacityOf(create.element())).toBe('1');
});

test('[BROWSE-11] a template with a Ride-Along image offers both, and nothing lies on them', async () => {
  await openTearline('/', {
    templates: [template(1, { informedImagesId: '00000000-0000-4000-8000-0000000000aa' })],
  });
  await page.getByRole('link', { name: 'Look at Design 1' }).hover();

  const both = page.getByRole('link', { name: 'Coupon and Ride-Along from Design 1' });
  await expect.element(both).toHaveAttribute('href', `/campaign/${uuid(1)}`);
  await expect.poll(() => opacityOf(both.element())).toBe('1');
  const { left, top, width, height } = both.element().getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(both.element().contains(hit)).toBe(true);
});

test('[BROWSE-05] up to 960 px the form opens on request, at full width, with focus in it', async () => {
  await page.viewport(390, 844);
  await openTearline('/', { templates: [template(1)] });
  const form = page.getByRole('form', { name: 'Refine Search' });
  await sees(page.getByRole('heading', { name: 'Design 1' }));
  await expect.element(form).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Refine Search' }).click();
  await sees(form);
  expect(form.element().getBoundingClientRect().width).toBe(390 - 2 * 16);
  expect(form.element().contains(document.activeElement)).toBe(true);

  await userEvent.keyboard('{Tab}{ArrowRight}');
  await page.getByRole('button', { name: 'Sort & Filter' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await sees(page.getByRole('button', { name: 'Popular, remove' }));
});

const KEYWORDS = services.get('/api/v1/keyword/popular', () =>
  answer(200, [
    {
      name: 'free',
      description: 'Free item with a purchase',
      total: 214,
      templates: 300,
      thumbnail: null,
    },
    { name: 'sale', description: 'Lower prices', total: 0, templates: 3, thumbnail: null },
  ]),
);

const box = () => page.getByRole('combobox', { name: 'Search Coupon Images' });
const panel = () => page.getByRole('listbox');
const names = (group: string) =>
  page
    .getByRole('group', { name: group })
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const remember = (...terms: readonly string[]) =>
  localStorage.setItem('tearline.searches', JSON.stringify(terms));

test('[BROWSE-02] on focus the panel offers recent searches and keywords to the letter; Escape closes it', async () => {
  remember('car wash', 'bogo');
  await openTearline('/', { handlers: [KEYWORDS] });
  await expect.element(panel()).not.toBeInTheDocument();
  await box().click();

  await expect
    .poll(() => names('Suggested Keywords'))
    .toEqual([
      'freeFree item with a purchase214 Ride-Along images',
      'saleLower prices0 Ride-Along images',
    ]);
  expect(names('Recent Searches')).toEqual(['car wash', 'BOGO']);
  await sees(page.getByText('Free, sale, save, percent off, dollar off, BOGO, and more.'));

  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});

test('[BROWSE-02] arrow keys move through the panel while focus stays in the box; Enter searches', async () => {
  remember('rolls');
  const { history } = await openTearline('/', { handlers: [KEYWORDS], templates: [template(1)] });
  await box().click();
  await expect.poll(() => names('Suggested Keywords')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');

  await expect.element(box()).toHaveFocus();
  const current = panel().getByRole('option', { selected: true });
  await expect
    .element(current)
    .toHaveTextContent('freeFree item with a purchase214 Ride-Along images');
  await expect.element(box()).toHaveAttribute('aria-activedescendant', current.element().id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => history.location.pathname).toBe('/search/free');
  expect(localStorage.getItem('tearline.searches')).toBe('["free","rolls"]');
});

test('[BROWSE-02] [BROWSE-03] the panel stays open while focus is inside, wherever the pointer goes, also after "Clear", and closes when focus leaves', async () => {
  remember('rolls');
  await openTearline('/', { handlers: [KEYWORDS] });
  await box().click();
  await sees(panel());
  await page.getByRole('heading', { level: 1 }).hover();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Clear Recent Searches' })).toHaveFocus();
  await sees(panel());

  await userEvent.keyboard('{Tab}');
  await expect.element(panel()).not.toBeInTheDocument();
  await box().click();
  await page.getByRole('button', { name: 'Clear Recent Searches' }).click();

  await expect
    .element(page.getByRole('group', { name: 'Recent Searches' }))
    .not.toBeInTheDocument();
  await sees(panel());
  await expect.element(box()).toHaveFocus();
  expect(localStorage.getItem('tearline.searches')).toBe('[]');
});

/** The position of each part of a tile relative to its artwork; a `DOMRect` itself cannot be compared. */
function placesIn(artwork: Element): readonly unknown[] {
  const tile = artwork.closest('[role="listitem"]');
  return [...(tile?.querySelectorAll('*') ?? [])].map((part): unknown =>
    part.getBoundingClientRect().toJSON(),
  );
}

const opacityOf = (link: Element) =>
  link.parentElement === null ? null : getComputedStyle(link.parentElement).opacity;
