/** The account's brand: opened from the account menu, and used and kept among the details of a new coupon. */
import { type Brand, brandFieldsOf, EMPTY_BRAND } from '../../../src/domain/brand/brand.ts';
import {
  brandEditorMachine,
  isBrandChanged,
} from '../../../src/machines/brand/brand-editor.machine.ts';
import * as dialogWords from '../../../src/words/brand/brand-dialog.gen.ts';
import * as brandWords from '../../../src/words/brand/brand.gen.ts';
import { does, type Hand, line, processOf, row, sees, when } from '../kit/kit.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { brandOfferMachine } from '../../../src/machines/brand/brand-offer.machine.ts';
import { OPEN_NEW_DETAILS } from '../wizard/wizard-hand.ts';

const NAME = 'Business/Organization Name';
const brand: Brand = { ...brandFieldsOf({ merchantName: 'Sample Bakery' }), logos: {} };
const KEPT = { brand, version: '"1"', isKept: true };

const isOver = (words: string) => [sees.text(words), sees.no('dialog', brandWords.yourBrand())];

const fillName = does.fill(NAME, 'Sample Books');
const keepBrand: Hand = ({ services, word }) => services.keepBrand(`${word} Bakery`);
const ALIKE = {
  rows: ['KIT-01'],
  // A brand would be offered in each wizard of the marketer.
  person: 'administrator',
  takesTurns: true,
} as const;

export const brandEditor = processOf(brandEditorMachine, 'Your brand, in the account menu', {
  ...ALIKE,
  starts: row(
    'keeps a brand “Sample Bakery” by “Keep as my brand” among a coupon’s details, opens /faqs, and presses the account’s button and “Your brand”',
    [
      keepBrand,
      does.open('/faqs'),
      does.press(/^Account of/),
      ({ page }) => page.getByText('Logo, 3 colors, terms').waitFor(),
      line.hold('readBrand', 'keepBrand', 'eraseBrand'),
      does.press(/^Your brand/),
    ],
  ),
  reads: ({ isKept, failure, version, ...context }) => ({
    isKept,
    isChanged: isBrandChanged(context),
    failed: failure !== null,
    overwrites: version === null,
  }),
  steps: {
    'done: openBrand': [
      row(line.gets('readBrand'), { brings: KEPT }),
      row(
        'waits until the services have answered that there is no brand',
        line.answer('readBrand', { brand: null }),
        { brings: { ...KEPT, isKept: false }, before: 'erase the brand in another browser' },
      ),
    ],
    'error: openBrand': line.failsAll('readBrand', line.SAYS_WHY),
    'brand.read': [
      row(does.inDialog('Try again'), { when: when.at('unread') }),
      row(does.inDialog(dialogWords.staleOther()), { when: when.at('stale') }),
    ],
    'brand.change': row(fillName, {
      payload: { change: { merchantName: 'Sample Books' } },
    }),
    'logo.change':
      'A logo is uploaded and cropped as on the wizard’s screen, which “Uploading and cropping an image” walks.',
    'brand.save': [
      row(does.inDialog(dialogWords.save()), { when: isBrandChanged }),
      row([does.inDialog(dialogWords.save()), line.SAYS_NOTHING], {
        when: ({ failure }) => failure !== null,
      }),
    ],
    'brand.overwrite': does.inDialog(dialogWords.staleMine()),
    'brand.erase': [
      row(does.inDialog(dialogWords.erase()), { when: ({ isKept }) => isKept }),
      row(does.findsNo(dialogWords.erase()), { when: ({ isKept }) => !isKept }),
    ],
    'erasure.confirm': does.inDialog('Yes'),
    'erasure.cancel': does.inDialog('No'),
    'dialog.close': does.press('Close'),
    'closing.confirm': does.inDialog('Yes'),
    'closing.cancel': does.inDialog('No'),
    'done: saveBrand': line.gets('keepBrand'),
    'error: saveBrand': [
      line.fails('keepBrand', line.SAYS_WHY),
      row(line.findsChanged('save another brand', 'keepBrand'), {
        when: ({ version }) => version !== null,
      }),
    ],
    ...line.ends('eraseBrand', 'eraseBrand'),
  },
  views: {
    opening: sees.text(dialogWords.loading()),
    unread: sees.text(dialogWords.notLoaded()),
    editing: sees.part('textbox', NAME),
    saving: sees.busy('button', 'Saving…'),
    stale: sees.text(dialogWords.staleTitle()),
    asking: sees.part('dialog', dialogWords.eraseTitle()),
    closing: sees.part('dialog', dialogWords.leaveTitle()),
    erasing: sees.busy('button', dialogWords.erasing()),
    saved: isOver(dialogWords.saved()),
    erased: isOver(dialogWords.erased()),
    closed: sees.no('dialog', brandWords.yourBrand()),
  },
});

const form = COUPON_FORM_DEFAULTS;

export const brandOffer = processOf(brandOfferMachine, 'The brand of an account, in the wizard', {
  ...ALIKE,
  starts: row(
    'keeps a brand “Sample Bakery” by “Keep as my brand” among a coupon’s details, and begins another coupon up to “Add details”',
    [keepBrand, OPEN_NEW_DETAILS, line.hold('readBrand', 'keepBrand')],
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
    'idle.resting': sees.part('group', brandWords.yourBrand()),
    'idle.kept': sees.text(brandWords.kept()),
    reading: sees.text(brandWords.reading()),
    asking: sees.part('dialog', brandWords.replaceTitle()),
    keeping: sees.busy('button', brandWords.keeping()),
  },
});
