/** Using the account's brand in a coupon and keeping a coupon's, with the services (KIT-01). */
import { fromPromise } from 'xstate';
import { brandOf } from '../../domain/brand/brand.ts';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { brandOfferMachine, type UsedBrand } from '../../machines/brand/brand-offer.machine.ts';
import * as brandWords from '../../words/brand/brand.gen.ts';
import {
  type BrandSources,
  detached,
  readBrand,
  saveBrand,
  withPictures,
} from './brand-pictures.ts';

export function brandOfferWith(sources: BrandSources) {
  return brandOfferMachine.provide({
    actors: {
      readBrand: fromPromise<UsedBrand, void>(async () => {
        const { brand } = await readBrand(sources);
        if (brand === null) throw new Error(brandWords.goneMeanwhile());
        const whole = detached(await withPictures(sources, brand));
        const stored = Object.keys(brand.logos).length;
        return { brand: whole, lacksLogo: Object.keys(whole.logos).length < stored };
      }),
      keepBrand: fromPromise<void, CouponForm>(async ({ input }) => {
        const brand = brandOf(input);
        // The first step offers the brand before the rules are loaded.
        const { issuesOfBrand } = await import('../../domain/wizard/coupon-form.schema.ts');
        if (issuesOfBrand({ ...brand }).length > 0) throw new Error(brandWords.keepNeedsFields());
        await saveBrand(sources, brand, null);
      }),
    },
  });
}
