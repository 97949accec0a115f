/** The account's brand, opened from the account menu. */
import { type Brand, brandFieldsOf } from '../../../src/domain/brand/brand.ts';
import {
  brandEditorMachine,
  isBrandChanged,
} from '../../../src/machines/brand/brand-editor.machine.ts';
import * as dialogWords from '../../../src/words/brand/brand-dialog.gen.ts';
import * as brandWords from '../../../src/words/brand/brand.gen.ts';
import { does, line, processOf, row, sees, start, when } from '../kit/kit.ts';

const NAME = 'Business/Organization Name';
const brand: Brand = { ...brandFieldsOf({ merchantName: 'Sample Bakery' }), logos: {} };
const KEPT = { brand, version: '"1"', isKept: true };

const hasForm = sees.part('textbox', NAME);
const isOver = (words: string) => [sees.text(words), sees.no('dialog', brandWords.yourBrand())];

const hasFailed = ({ failure }: { readonly failure: string | null }): boolean => failure !== null;

export const brandEditor = processOf(brandEditorMachine, 'Your brand, in the account menu', {
  rows: ['KIT-01'],
  // A brand would be offered in each wizard of the marketer.
  person: 'administrator',
  takesTurns: true,
  starts: start(
    undefined,
    'keeps a brand “Sample Bakery” by “Keep as my brand” among a coupon’s details, opens /faqs, and presses the account’s button and “Your brand”',
    [
      ({ services, word }) => services.keepBrand(`${word} Bakery`),
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
    'brand.change': row(does.fill(NAME, 'Sample Books'), {
      payload: { change: { merchantName: 'Sample Books' } },
    }),
    'logo.change':
      'A logo is uploaded and cropped as on the wizard’s screen, which “Uploading and cropping an image” walks.',
    'brand.save': [
      row(does.inDialog(dialogWords.save()), { when: isBrandChanged }),
      row([does.inDialog(dialogWords.save()), line.SAYS_NOTHING], { when: hasFailed }),
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
    editing: hasForm,
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
