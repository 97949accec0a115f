import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';
import { answer, problem, services } from '../../support/services/operations.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import { brokenParts, FONT, inFailingFont, pressTryAgain } from '../support/broken-parts.ts';
import { sees } from '../support/locators.ts';
import { openTearline, template, uuid } from '../support/tearline.tsx';
import { BARCODE_ANSWER } from '../support/wizard-bench.tsx';

const RIDE_ALONG = '00000000-0000-4000-8000-0000000000aa';

const LIST = [
  template(1, {
    title: 'Baker’s dozen',
    description: 'Thirteen rolls for twelve',
    keywords: ['free', 'bakery'],
    informedImagesId: RIDE_ALONG,
  }),
  template(2, { title: 'Half-price wash' }),
];

const HANDLERS = [
  services.get('/api/v1/template/{id}', ({ params }) => {
    const summary = LIST.find(({ id }) => id === params.id) ?? template(9);
    const whole: Schema<'Template'> = { ...summary, editorSource: DESIGN };
    return answer(200, whole);
  }),
  services.get('/api/v1/informedimages/template/{id}', () =>
    answer(200, { id: RIDE_ALONG, schemes: [], editorSource: RIDE_ALONG_DESIGN }),
  ),
  services.get('/api/v1/media/barcode', () => BARCODE_ANSWER),
];

const open = (address: string) => openTearline(address, { templates: LIST, handlers: HANDLERS });
const look = (title: string) => page.getByRole('dialog', { name: `A look at ${title}` });
const dozen = () => look('Baker’s dozen');

test('[BROWSE-12] Space on a tile’s picture opens a look with an address: both cards, the Ride-Along, its texts; Escape closes it', async () => {
  const { router } = await open('/?sort=popular');
  const tile = page.getByRole('link', { name: 'Look at Baker’s dozen' });
  await sees(tile);
  tile.element().focus();
  await userEvent.keyboard(' ');

  await sees(dozen().getByText('DESIGN 1 OF 2'));
  expect(router.state.location.search).toEqual({ sort: 'popular', look: LIST[0]?.id });
  await sees(dozen().getByText('Thirteen rolls for twelve'));
  await sees(dozen().getByRole('article', { name: 'Apple coupon' }));
  await sees(dozen().getByRole('article', { name: 'Google coupon' }));
  await sees(dozen().getByText('RIDE-ALONG 600 × 400'));

  await userEvent.keyboard('{Escape}');
  await expect.element(dozen()).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({ sort: 'popular' });
});

test('[BROWSE-12] arrow keys go to the next design and back; a keyword is a search', async () => {
  const { router } = await open(`/?look=${LIST[0]?.id}`);
  await sees(dozen().getByText('DESIGN 1 OF 2'));
  await userEvent.keyboard('{ArrowRight}');
  await sees(look('Half-price wash').getByText('DESIGN 2 OF 2'));
  expect(router.state.location.search).toEqual({ look: LIST[1]?.id });
  await userEvent.keyboard('{ArrowLeft}');
  await dozen().getByRole('button', { name: 'Search for bakery' }).click();
  await expect.poll(() => router.state.location.href).toBe('/search/bakery');
  await expect.element(dozen()).not.toBeInTheDocument();
});

test('[BROWSE-12] closing a look that its address opened leads the focus to the page’s heading', async () => {
  await open(`/?look=${LIST[0]?.id}`);
  await dozen().getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[BROWSE-12] on a phone the words of a look stay where they are when its cards come', async () => {
  await page.viewport(390, 844);
  const { promise, resolve } = Promise.withResolvers<Schema<'Template'>>();
  const late = services.get('/api/v1/template/{id}', async () => answer(200, await promise));
  await openTearline(`/?look=${LIST[0]?.id}`, { templates: LIST, handlers: [late, ...HANDLERS] });
  const words = dozen().getByText('Thirteen rolls for twelve');
  await sees(words);
  const { top } = words.element().getBoundingClientRect();

  resolve({ ...(LIST[0] ?? template(9)), editorSource: DESIGN });
  await expect.element(dozen().getByText('RIDE-ALONG 600 × 400')).toBeInTheDocument();
  expect(words.element().getBoundingClientRect().top).toBeCloseTo(top, 0);
});

test('[REND-05] [BROWSE-12] a look reports parts that did not load, and "Try again" loads them', async () => {
  const { handlers, mend } = brokenParts(200);
  const whole = services.get('/api/v1/template/{id}', () =>
    answer(200, { ...template(2), editorSource: inFailingFont(200) }),
  );
  await openTearline(`/?look=${LIST[1]?.id}`, {
    templates: LIST,
    handlers: [...handlers, whole, ...HANDLERS],
  });
  const line = look('Half-price wash')
    .getByRole('status')
    .getByText(/did not load/u);
  await expect
    .element(line)
    .toHaveTextContent(
      `The font ${FONT} did not load; another one stands in for it here. The barcode did not load and is missing here.`,
    );
  mend('font');
  mend('barcode');
  pressTryAgain();
  await expect.element(line).not.toBeInTheDocument();
});

test('[BROWSE-12] a design that is gone is said to be, without "Try again"', async () => {
  const gone = services.get('/api/v1/template/{id}', () => problem(404, 'not-found'));
  await openTearline(`/?look=${uuid(99)}`, { templates: LIST, handlers: [gone, ...HANDLERS] });
  await sees(page.getByRole('alert').getByText(/^This design is no longer offered/u));
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
});
