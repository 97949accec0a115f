import { expect, type Page, type Route } from '@playwright/test';
import { BAKERY_ID } from '../../paths/hand/sample-coupon.ts';
import { test } from './product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { accountOn, openAs } from './support/session.ts';

const BRAND = '**/api/v1/brand';
const CODE = /\/assets\/[^/]+\.js/;
const noBrand = (route: Route) => route.fulfill({ json: { brand: null } });

const questionOn = (page: Page) => page.getByRole('radio', { name: 'No, make one from text' });

/** Holds the application's code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const taken = (page: Page) => expect(page.locator('[data-first-paint]')).toHaveCount(0);

/** Where everything of the question is, in px. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, header a, header button, main label, main button')]
      .filter((element) => element.checkVisibility() && element.closest('[id$="preview"]') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
  );

for (const width of [390, 1440])
  test(`[WIZ-17, STEP-09] the first question is answered before the code is there, and stays where it is: ${width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route(BRAND, noBrand);
    const come = await holdCode(page);
    await openAs(page, 'marketer', `${product.url}/create/${BAKERY_ID}`, { waitUntil: 'commit' });
    await expect(page).toHaveTitle('Create a coupon · Tearline');
    await expect(questionOn(page)).toBeVisible();
    await expectAccessible(page, 'the painted question');
    // Both sides in the same letters: a slow network shows the painted one in others of the same size.
    await page.evaluate(async () => {
      delete document.documentElement.dataset['line'];
      await document.fonts.load('400 1rem "Public Sans Variable"');
      await document.fonts.load('700 1rem "Bricolage Grotesque Variable"');
    });
    const before = await places(page);
    await page.getByRole('radio', { name: 'Yes, I have a logo' }).focus();
    await page.keyboard.press('ArrowDown');

    come();
    await taken(page);
    await expect(questionOn(page)).toBeChecked();
    await expect(questionOn(page)).toBeFocused();
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Logo text')).toBeVisible();
    // Sent once: a second time would miss the letters.
    await expect(page.getByText('Required')).toHaveCount(0);
  });

test('[WIZ-07, WIZ-09] a press before the code is there is carried out once it is, without a reload', async ({
  page,
  product,
}) => {
  await page.route(BRAND, noBrand);
  const come = await holdCode(page);
  await openAs(page, 'marketer', `${product.url}/create/${BAKERY_ID}`, { waitUntil: 'commit' });
  await questionOn(page).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Loading the next step')).toBeVisible();
  await page.evaluate(() => (document.title = 'The same page'));

  come();
  await expect(page.getByLabel('Logo text')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/create/${BAKERY_ID}?substep=text`);
  const entries = await page.evaluate(() => performance.getEntriesByType('navigation').length);
  expect([entries, new URL(page.url()).search]).toEqual([1, '?substep=text']);
});

test('[WIZ-11, WIZ-16, KIT-01] the question is not painted where the wizard shows something else first', async ({
  page,
  product,
}) => {
  const isBlank = async (url: string) => {
    const come = await holdCode(page);
    await expectBlank(page, url);
    come();
    await page.unroute(CODE);
  };
  await openAs(page, 'marketer', `${product.url}/faqs`);
  const address = `${product.url}/create/${BAKERY_ID}`;
  await page.route(BRAND, (route) => route.fulfill({ json: { brand: { merchantName: 'Rolls' } } }));
  await isBlank(address);
  await page.unroute(BRAND);
  await page.route(BRAND, noBrand);
  await isBlank(`${product.url}/create/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('Coupon Template was not found!')).toBeVisible();

  await page.goto(address);
  await questionOn(page).check();
  await expect(page.getByRole('status').filter({ hasText: /^Draft saved$/ })).toBeVisible();
  await isBlank(address);
  await expect(questionOn(page)).toBeChecked();
});

test('[AUTH-07] nobody sees the question without a session that the services accept', async ({
  page,
  product,
}) => {
  const account = await accountOn(page, 'marketer', product.url);
  await page.context().addCookies(account.cookies.cookies);
  await page.route(BRAND, noBrand);
  await holdCode(page);
  const address = `${product.url}/create/${BAKERY_ID}`;
  await expectBlank(page, address);

  const refused = Object.entries(account.sessionStorage).map(([name, value]) => {
    const { access_token: token, ...user } = JSON.parse(value) as { readonly access_token: string };
    return [name, JSON.stringify({ ...user, access_token: `${token}x` })] as const;
  });
  await page.evaluate((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, refused);
  await expectBlank(page, address);
});

/** An address paints nothing once the page has all that it decides by, and two more frames. */
async function expectBlank(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('template[data-paint]', { state: 'attached' });
  await page.evaluate(async () => {
    const answers = Object.values(globalThis.asked ?? {});
    await Promise.all(answers.map(async (answer) => (await answer)?.clone().text()));
    await indexedDB.databases();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.locator('#root').innerHTML()).toBe('');
}
