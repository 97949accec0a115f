import { expect } from '@playwright/test';
import { handOn } from '../e2e/support/hand.ts';
import { test } from '../e2e/product.ts';
import { BAKERY_COUPON } from '../e2e/support/typed-coupon.ts';
import { keepAsReference } from './strips.ts';

test('[REND-02] Chromium exports the strips for comparison with the other engines', async ({
  page,
  product,
}) => {
  const hand = handOn(page, product.url);
  await hand.signIn('marketer@example.com');
  await hand.pickTemplate(BAKERY_COUPON.template);
  await hand.toProof(BAKERY_COUPON);
  await hand.save();
  const sizes = await keepAsReference(product.url, await hand.readLink());
  expect(sizes).toEqual(['1125x432', '1032x336']);
});
