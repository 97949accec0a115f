import { expect, type Locator, type Page } from '@playwright/test';
import { SEEDED_PASSWORD } from '../../../server/identity/accounts.ts';

/** The values typed into the wizard. */
export interface TypedCoupon {
  readonly template: string;
  readonly logoText: string;
  readonly words: string;
  readonly scheme: string;
  readonly merchantName: string;
  readonly description: string;
  readonly expires: string;
  readonly website: string;
  readonly phone: string;
  readonly promoCode: string;
  readonly terms: string;
  readonly barcodeLabel: string;
  readonly barcodeValue: string;
}

/** A person's hand on a page, as `handOn` returns it. */
export type Hand = ReturnType<typeof handOn>;

/**
 * Steps of a person in the product: signs in, goes through the wizard, and checks each screen. Calls `look` with the
 * name of each screen.
 */
export function handOn(
  page: Page,
  url: string,
  look: (screen: string) => Promise<void> = () => Promise.resolve(),
) {
  return {
    /** By the provider's form, with a new session. */
    signIn: async (email: string) => {
      await page.goto(`${url}/login`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(SEEDED_PASSWORD);
      await look('sign-in');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByPlaceholder('Search Coupon Images')).toBeVisible();
      await look('browse');
    },
    pickTemplate: async (title: string) => {
      await page.getByRole('link', { name: `Create coupon from ${title}` }).click();
      await expectStep(page, 1, 'Add brand logo');
      await look('logo choice');
    },
    makeLogoFromText: async (text: string) => {
      await page.getByRole('radio', { name: 'No, make one from text' }).check();
      await next(page);
      await page.getByLabel('Logo text').fill(text);
      await page.getByRole('radio', { name: 'Serif', exact: true }).check();
      await look('logo text');
      await next(page);
    },
    customize: async (coupon: TypedCoupon) => {
      await expectStep(page, 2, 'Customize coupon');
      await form(page).getByRole('textbox').first().fill(coupon.words);
      await look('coupon text');
      await next(page);
      await page.getByRole('radio', { name: coupon.scheme }).check();
      await look('colors');
      await next(page);
      await expect(
        form(page).getByLabel('Foreground color', { exact: false }).first(),
      ).toBeVisible();
      await look('card colors');
      await next(page);
    },
    addDetails: async (coupon: TypedCoupon) => {
      await expectStep(page, 3, 'Add details');
      const field = (label: string): Locator => form(page).getByLabel(label);
      await field('Business/Organization Name').fill(coupon.merchantName);
      await field('Description').fill(coupon.description);
      await field('Expiration Date').fill(coupon.expires);
      await field('Business Phone Number').fill(coupon.phone);
      await field('Website').fill(coupon.website);
      await field('Promo Code').fill(coupon.promoCode);
      await field('Terms & Conditions').fill(coupon.terms);
      await look('details');
      await next(page);
    },
    selectBarcode: async (coupon: TypedCoupon) => {
      await expectStep(page, 4, 'Select barcode format');
      await page.getByRole('radio', { name: coupon.barcodeLabel }).check();
      await form(page).getByLabel('Barcode Field').fill(coupon.barcodeValue);
      await look('barcode');
      await form(page).getByRole('button', { name: 'Preview design' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('preview dialog');
    },
    save: async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Save and continue' }).click();
      await expect(page).toHaveURL(/\/share\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: 'ready to use' })).toBeVisible();
      await look('share');
    },
    /** The link of the share page. */
    readLink: () => page.getByRole('textbox', { name: /link/i }).inputValue(),
  };
}

async function expectStep(page: Page, number: number, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Step ${number}: ${title}` })).toBeVisible();
}

async function next(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Next', exact: true }).click();
}

function form(page: Page): Locator {
  return page.getByRole('main');
}
