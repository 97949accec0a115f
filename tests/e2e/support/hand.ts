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
      await expectStep(page, 'Step 1: Add brand logo');
      await look('logo choice');
    },
    /** From the first step of the wizard to the open preview dialog. */
    toProof: async (coupon: TypedCoupon) => {
      await page.getByRole('radio', { name: 'No, make one from text' }).check();
      await next(page);
      await page.getByLabel('Logo text').fill(coupon.logoText);
      await page.getByRole('radio', { name: 'Serif', exact: true }).check();
      await look('logo text');
      await next(page);

      await expectStep(page, 'Step 2: Customize coupon');
      await main(page).getByRole('textbox').first().fill(coupon.words);
      await look('coupon text');
      await next(page);
      await page.getByRole('radio', { name: coupon.scheme }).check();
      await look('colors');
      await next(page);
      await expect(main(page).getByLabel('Foreground color').first()).toBeVisible();
      await look('card colors');
      await next(page);

      await expectStep(page, 'Step 3: Add details');
      const field = (label: string): Locator => main(page).getByLabel(label);
      await field('Business/Organization Name').fill(coupon.merchantName);
      await field('Description').fill(coupon.description);
      await field('Expiration Date').fill(coupon.expires);
      await field('Business Phone Number').fill(coupon.phone);
      await field('Website').fill(coupon.website);
      await field('Promo Code').fill(coupon.promoCode);
      await field('Terms & Conditions').fill(coupon.terms);
      await look('details');
      await next(page);

      await expectStep(page, 'Step 4: Select barcode format');
      await page.getByRole('radio', { name: coupon.barcodeLabel }).check();
      await field('Barcode Field').fill(coupon.barcodeValue);
      await look('barcode');
      await press(page, 'Preview design');
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

/** Waits for a step of the wizard by its title. */
export async function expectStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const press = (page: Page, name: string) => button(page, name).click();
export const next = (page: Page) => press(page, 'Next');
