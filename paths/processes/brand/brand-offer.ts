/** The account's brand among the details of a new coupon: used and kept. */
import { EMPTY_BRAND } from '../../../src/domain/brand/brand.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { brandOfferMachine } from '../../../src/machines/brand/brand-offer.machine.ts';
import * as brandWords from '../../../src/words/brand/brand.gen.ts';
import { does, line, processOf, row, sees, start, when } from '../kit/kit.ts';
import { OPEN_NEW_DETAILS } from '../wizard/wizard-hand.ts';

const fillName = does.fill('Business/Organization Name', 'Sample Books');
const offers = sees.part('group', brandWords.yourBrand());
const form = COUPON_FORM_DEFAULTS;

export const brandOffer = processOf(brandOfferMachine, 'The brand of an account, in the wizard', {
  rows: ['KIT-01'],
  // A brand would be offered in each wizard of the marketer.
  person: 'administrator',
  takesTurns: true,
  starts: start(
    undefined,
    'keeps a brand “Sample Bakery” by “Keep as my brand” among a coupon’s details, and begins another coupon up to “Add details”',
    [
      ({ services, word }) => services.keepBrand(`${word} Bakery`),
      OPEN_NEW_DETAILS,
      line.hold('readBrand', 'keepBrand'),
    ],
  ),
  reads: ({ failed }) => ({ failed: failed?.call ?? null }),
  steps: {
    'brand.use': row(does.press(brandWords.use()), { when: when.at('idle.resting') }),
    'brand.keep': [
      row([fillName, does.press(brandWords.replace())], {
        payload: { form, replaces: true },
        when: when.at('idle.resting'),
      }),
      row(does.press(brandWords.keep()), {
        payload: { form, replaces: false },
        when: when.at('idle.kept'),
      }),
    ],
    'replacement.confirm': does.inDialog('Yes'),
    'replacement.cancel': does.inDialog('No'),
    'done: readBrand': row(
      [
        line.gets('readBrand'),
        does.press(brandWords.takeBack()),
        sees.part('button', brandWords.use()),
      ],
      { brings: { brand: EMPTY_BRAND, lacksLogo: false } },
    ),
    'error: readBrand': line.failsAll('readBrand', line.SAYS_WHY),
    ...line.ends('keepBrand', 'keepBrand'),
  },
  views: {
    'idle.resting': offers,
    'idle.kept': sees.text(brandWords.kept()),
    reading: sees.text(brandWords.reading()),
    asking: sees.part('dialog', brandWords.replaceTitle()),
    keeping: sees.busy('button', brandWords.keeping()),
  },
});
