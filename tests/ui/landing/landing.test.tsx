import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectLink, sees } from '../support/locators.ts';
import { openTearline } from '../support/tearline.tsx';

test('[HOME-01] a visitor sees the promise, four steps, the benefits, one button to start, and a coupon as the product draws it, tilted by 4 degrees', async () => {
  await openTearline('/', { session: null });

  await sees(page.getByRole('heading', { level: 1, name: 'Coupons that outlive the envelope' }));
  const steps = page
    .getByRole('region', { name: 'How it Works' })
    .getByRole('heading', { level: 3 });
  expect(steps.elements().map((step) => step.textContent)).toEqual([
    'Pick a design',
    'Make it yours',
    'See both phones',
    'Mail the link',
  ]);
  expect(
    page.getByRole('region', { name: 'What your mail gains' }).getByRole('listitem').elements(),
  ).toHaveLength(6);
  await expectLink('Get Started', '/login');
  await expect.poll(() => document.title).toBe('Coupons that outlive the envelope · Tearline');
  const coupon = page.getByRole('article', { name: 'Apple coupon, Halfmoon Bakery' });
  await sees(coupon);

  const tilted = coupon.element().parentElement?.parentElement;
  expect(tilted).toBeInstanceOf(HTMLElement);
  const { a, b } = new DOMMatrix(tilted ? getComputedStyle(tilted).transform : '');
  expect((Math.atan2(b, a) * 180) / Math.PI).toBeCloseTo(4, 5);
  await sees(page.getByRole('img', { name: 'Ride-Along image of the same offer' }));
  await sees(page.getByRole('img', { name: 'QR code for HALFMOON-13' }));
});

test.each([
  [1440, 900],
  [1280, 640],
])('[HOME-01] “Get Started” is in a window of %i x %i without scrolling', async (width, height) => {
  await page.viewport(width, height);
  await openTearline('/', { session: null });
  const start = await page.getByRole('link', { name: 'Get Started' }).findElement();
  expect(start.getBoundingClientRect().bottom).toBeLessThan(height);
});

test('[HOME-01] the landing page has its own navigation, with links into the page', async () => {
  const { router } = await openTearline('/', { session: null });
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect
    .poll(() => entries.elements().map((entry) => entry.textContent))
    .toEqual(['How it Works', 'Benefits', 'FAQs', 'Sign in']);

  await page.getByRole('link', { name: 'Benefits' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'What your mail gains' }))
    .toBeInViewport();
  expect(router.state.location.href).toBe('/#why');
});

test('[HOME-02] a signed-in person sees the catalogue at the same address', async () => {
  await openTearline('/');

  await sees(
    page.getByRole('heading', { name: 'Select a design below or upload your own to get started' }),
  );
  await expect.poll(() => document.title).toBe('Designs · Tearline');
});
