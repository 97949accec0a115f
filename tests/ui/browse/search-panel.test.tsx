import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, services } from '../../support/services/operations.ts';
import { sees } from '../support/locators.ts';
import { openTearline, template } from '../support/tearline.tsx';

beforeEach(() => {
  localStorage.removeItem('tearline.searches');
  return page.viewport(1440, 900);
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
