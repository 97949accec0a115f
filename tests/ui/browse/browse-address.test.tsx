import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { openTearline, template, upTo, uuid } from '../support/tearline.tsx';

const listed = (asked: readonly string[]) =>
  asked.filter((call) => call.startsWith('/api/v1/template'));

test('[BROWSE-01] [BROWSE-07] home shows the headline and the search box; the first tile is for uploaded artwork; an inactive template has its badge', async () => {
  await openTearline('/', { templates: [template(1), template(2, { active: false })] });

  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Select a design below or upload your own to get started');
  await sees(page.getByPlaceholder('Search Coupon Images'));
  await sees(page.getByText('INACTIVE'));
  const tiles = page.getByRole('region', { name: 'Designs' }).getByRole('link');
  await expect.element(tiles.first()).toHaveAttribute('href', '/create/design');
  expect(tiles.first().element().textContent).toMatch(/^Upload your own design/);
});

test('[BROWSE-04] a search opens its encoded address, replaces the history entry and hides the banner', async () => {
  const { history, asked } = await openTearline('/', { templates: [template(1)] });
  await page.getByPlaceholder('Search Coupon Images').fill('  50% off / rolls ');
  await userEvent.keyboard('{Enter}');

  await expect.poll(() => history.location.pathname).toBe('/search/50%25%20off%20%2F%20rolls');
  expect(history.length).toBe(1);
  await sees(page.getByRole('heading', { name: 'Designs for “50% off / rolls”' }));
  expect(
    page.getByText('Select a design below or upload your own to get started').elements(),
  ).toEqual([]);
  await expect
    .poll(() => listed(asked))
    .toEqual(['/api/v1/template?page=0', '/api/v1/template?q=50%25%20off%20%2F%20rolls&page=0']);
});

test('[BROWSE-05] "Sort & Filter" applies sort, keyword and colors together', async () => {
  const { router, asked } = await openTearline('/', { templates: [template(1)] });
  await page.getByRole('radio', { name: 'Popular' }).click({ force: true });
  await page.getByLabelText('Filter By Keyword').fill(' rolls, , free ');
  await page.getByRole('checkbox', { name: 'Red' }).click({ force: true });
  expect(router.state.location.href).toBe('/');

  await page.getByRole('button', { name: 'Sort & Filter' }).click();
  await expect
    .poll(() => router.state.location.href)
    .toBe('/?keywords=rolls,free&colors=C8321F&sort=popular');
  await expect
    .poll(() => listed(asked).at(-1))
    .toBe('/api/v1/template?colors=C8321F&keywords=rolls,free&order=popular&page=0');
});

test('[BROWSE-06] a filtered address shows its chips and fills the form; clicking a chip removes it', async () => {
  const { router } = await openTearline('/?keywords=rolls&colors=C8321F,F7C948&sort=popular', {
    templates: [template(1)],
  });
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('button');
  await expect
    .poll(() => chips.elements().map((chip) => chip.getAttribute('aria-label')))
    .toEqual(['Popular, remove', 'rolls, remove', 'Red, remove', 'Yellow, remove']);
  await expect.element(page.getByLabelText('Filter By Keyword')).toHaveValue('rolls');
  await expect.element(page.getByRole('radio', { name: 'Popular' })).toBeChecked();

  await page.getByRole('button', { name: 'Red, remove' }).click();
  await expect
    .poll(() => router.state.location.href)
    .toBe('/?keywords=rolls&colors=F7C948&sort=popular');
  expect(document.activeElement?.textContent).toMatch(/design/);
});

test('[BROWSE-06] Back restores the last filters; "Reset" clears all', async () => {
  const { router } = await openTearline('/?sort=popular', { templates: [template(1)] });
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => router.state.location.href).toBe('/');
  await expect.element(page.getByRole('radio', { name: 'Newest' })).toBeChecked();

  router.history.back();
  await expect.poll(() => router.state.location.href).toBe('/?sort=popular');
  await expect.element(page.getByRole('radio', { name: 'Popular' })).toBeChecked();
});

test('[BROWSE-06] [BROWSE-10] an unknown sort or design in the address is none, not a failure', async () => {
  const { asked } = await openTearline('/?sort=price&look=abc', { templates: [template(1)] });
  await expect.element(page.getByRole('radio', { name: 'Newest' })).toBeChecked();
  await sees(page.getByRole('link', { name: /^Create coupon from/ }));
  expect(asked.filter((call) => call.includes('abc'))).toEqual([]);
});

test('[BROWSE-08] requests the next page of 20 near the end, and shows the footer after the last', async () => {
  await page.viewport(1440, 700);
  const { asked } = await openTearline('/', {
    templates: upTo(45).map((number) => template(number)),
  });
  await sees(page.getByText('45 designs'));
  expect(listed(asked)).toEqual(['/api/v1/template?page=0']);
  const footer = page.getByRole('contentinfo');
  await expect.element(footer).toHaveStyle({ opacity: '0' });

  const atTheEnd = (count: number) =>
    expect.poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return page.getByRole('heading', { name: `Design ${count}` }).elements().length;
    });
  await atTheEnd(40).toBe(1);
  expect(listed(asked)[1]).toBe('/api/v1/template?page=1');
  await atTheEnd(45).toBe(1);
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(listed(asked)).toHaveLength(3);
  await expect.element(footer).toHaveStyle({ opacity: '1' });
});

const tiles = () => [...document.querySelectorAll('[data-card]')];

test('[BROWSE-08] with 10,000 designs at most sixty tiles are in the document, each with its position', async () => {
  await openTearline('/', { templates: upTo(10_000).map((number) => template(number)) });
  await sees(page.getByText('10,000 designs'));
  const scrolled = () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(tiles().length).toBeLessThanOrEqual(60);
    return Number(tiles().at(-1)?.getAttribute('aria-posinset'));
  };
  await expect.poll(scrolled, { timeout: 25_000 }).toBeGreaterThan(100);
  expect(tiles().at(-1)?.getAttribute('aria-setsize')).toBe('10001');
});

test('[BROWSE-13] returning from the FAQs or from a tile restores the list’s position; a new visit begins at its top', async () => {
  const { history, router } = await openTearline('/', {
    templates: upTo(60).map((number) => template(number)),
  });
  const goDown = () => {
    window.scrollBy(0, 200);
    return tiles().some((tile) => tile.textContent.includes('Design 35'));
  };
  await expect.poll(goDown).toBe(true);
  const settled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  window.scrollBy(0, 1);
  await settled;
  const place = window.scrollY;
  const seen = () => tiles().find(({ textContent }) => textContent.includes('Design 25'));
  const top = () => seen()?.getBoundingClientRect().top ?? Number.NaN;
  const before = top();

  for (const leave of [
    () => router.navigate({ to: '/faqs' }),
    () => router.navigate({ to: '/create/$templateId', params: { templateId: uuid(9) } }),
  ]) {
    await leave();
    await expect.poll(() => window.scrollY).toBe(0);
    history.back();
    // A row has a fraction of a pixel in its height, and the browser scrolls by whole ones.
    await expect.poll(() => Math.abs(window.scrollY - place)).toBeLessThanOrEqual(1);
    await expect.poll(() => Math.abs(top() - before)).toBeLessThanOrEqual(1);
  }
  await router.navigate({ to: '/faqs' });
  await router.navigate({ to: '/' });
  await sees(page.getByRole('heading', { name: 'Design 2', exact: true }));
  expect(window.scrollY).toBe(0);
});
