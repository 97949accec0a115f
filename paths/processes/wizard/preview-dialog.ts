/** The proof of a coupon, and the drawn code on it, read back. */
import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { previewDialogMachine } from '../../../src/machines/wizard/preview-dialog.machine.ts';
import type { Deed, Hand, Stage } from '../kit/kit.ts';
import { does, gates, processOf, row, sees, start, when } from '../kit/kit.ts';
import { choose, openDashboard, type Prepared } from '../dashboard/dashboard.ts';
import { openProof } from './wizard-hand.ts';
import type { ScanVerdict } from '../../../src/domain/scan/scan-verdict.ts';
import { SCAN_WAIT_MS, scanProofMachine } from '../../../src/machines/wizard/scan-proof.machine.ts';

const openOverlay = (hasRideAlong: boolean): readonly Hand[] => [
  ...[openDashboard(1, { hasRideAlong }), choose('View Preview')],
  sees.arrives('button', /^Next preview/),
];

const TERMS = 'One per visit.';

type Context = ContextFrom<typeof previewDialogMachine>;

/** When opened from the dashboard, the cards loop. */
function hasNext({ fromDashboard, hasRideAlong }: Context, [card]: readonly string[]): boolean {
  return fromDashboard || card === 'apple' || (card === 'google' && hasRideAlong);
}
const isInWizard = ({ fromDashboard }: Context): boolean => !fromDashboard;
const hasRideAlongEdit = (context: Context): boolean => isInWizard(context) && context.hasRideAlong;

const showsDetails = ({ detailsShown }: Context): boolean => detailsShown;
const IS_FRONT: Deed = {
  words: 'sees the card without its terms',
  hand: ({ page }) => expect(page.getByRole('dialog').getByText(TERMS).first()).toBeHidden(),
};

async function toggleDetails({ page }: Stage): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  const terms = dialog.getByText(TERMS).first();
  const wereShown = await terms.isVisible();
  const toggle = dialog.getByRole('button', { name: /Details|Show less|Close details/ });
  await toggle.first().click();
  await expect(terms).toBeVisible({ visible: !wereShown });
}

export const previewDialog = processOf(previewDialogMachine, 'The proof of a coupon', {
  rows: ['PREV-05', 'DASH-10'],
  starts: [
    start({ hasRideAlong: false, fromDashboard: false }, [openProof()]),
    start({ hasRideAlong: true, fromDashboard: false }, [openProof({ hasRideAlong: true })]),
    start({ hasRideAlong: false, fromDashboard: true }, openOverlay(false)),
    start({ hasRideAlong: true, fromDashboard: true }, openOverlay(true)),
  ],
  reads: ({ detailsShown, outcome }) => ({ detailsShown, outcome }),
  steps: {
    'preview.next': [
      when.either(
        hasNext,
        does.inDialog(/^Next preview/),
        does.findsOff(/Next preview/, ' on the last card'),
      ),
      row([does.inDialog(/^Next preview/), IS_FRONT], {
        when: when.both(when.at('apple'), showsDetails),
      }),
    ],
    'preview.previous': [
      row(does.inDialog(/^Previous preview/)),
      row([does.inDialog(/^Previous preview/), IS_FRONT], {
        when: when.both(when.at('google'), showsDetails),
      }),
    ],
    'preview.close': does.inDialog('Close'),
    'details.toggle': row('presses “Details”', toggleDetails),
    'coupon.save': row(does.inDialog('Save and continue'), { when: isInWizard }),
    'part.edit': [
      row(does.inDialog('Edit coupon'), { payload: { part: 'coupon' }, when: isInWizard }),
      row(does.inDialog('Edit details'), { payload: { part: 'details' }, when: isInWizard }),
      when.either(
        hasRideAlongEdit,
        does.inDialog('Edit Ride-Along'),
        does.findsNo('Edit Ride-Along'),
        { payload: { part: 'ride-along' } },
      ),
    ],
  },
  views: {
    apple: sees.text(/PROOF 1 OF|APPLE COUPON, 1 OF/),
    google: sees.text(/PROOF 2 OF|GOOGLE COUPON, 2 OF/),
    rideAlong: sees.text(/PROOF 3 OF|RIDE-ALONG, 3 OF/),
    decided: sees.no('button', /^Next preview/),
  },
});

/** Twelve decodings take long beside other browsers. */
const isRead = ({ page }: Stage): Promise<void> =>
  page.getByRole('region', { name: /scan/i }).waitFor({ timeout: 60_000 });
const IS_SAVED = sees.no('dialog', 'Your Apple coupon');
const IS_OPEN = sees.part('button', /^Next preview/);

type Barcode = NonNullable<Prepared['barcode']>;
const openScanned = (words: string, barcodeType: Barcode['barcodeType'], barcodeValue: string) =>
  row(
    `makes a coupon with ${words}, opens its last step by “Edit” on the dashboard, and presses “Preview design”`,
    [gates.scanning.install, does.holdClock, openProof({ barcode: { barcodeType, barcodeValue } })],
  );

const PICTURES = { strip: '', logo: '' };
const coupon = (value: string) => ({
  coupon: {
    ...({ type: 'QR', value, caption: value, code: '', offer: 'A dozen rolls' } as const),
    background: '#3B1710',
    foreground: '#FFF7E6',
    apple: PICTURES,
    google: PICTURES,
  },
});
const GOOD = 'PATHS-13';
/** Code 128 of these is read on paper alone, or nowhere. */
const LONG = 'PATHS-13 '.repeat(5);
const LONGER = 'PATHS-13-'.repeat(8);
const RESULTS: Readonly<Record<string, ScanVerdict>> = {
  [GOOD]: { result: 'scans', reason: null, tries: [] },
  [LONG]: { result: 'doubtful', reason: 'dense', tries: [] },
  [LONGER]: { result: 'unread', reason: 'dense', tries: [] },
};

const resultOf = ({ coupon: scanned }: ContextFrom<typeof scanProofMachine>) =>
  RESULTS[scanned?.value ?? ''];

export const scanProof = processOf(scanProofMachine, 'Reading the code back', {
  rows: ['PRE-02'],
  starts: [
    start(coupon(GOOD), openScanned('the QR code “PATHS-13”', 'QR', GOOD)),
    start(coupon(LONG), openScanned('Code 128 of 45 characters', 'CODE128', LONG)),
    start(coupon(LONGER), openScanned('Code 128 of 72 characters', 'CODE128', LONGER)),
    start({ coupon: null }, openScanned('no barcode', 'NONE', '')),
  ],
  reads: ({ coupon: scanned, verdict, isWanted }) => ({
    isWanted,
    value: scanned?.value ?? null,
    result: verdict?.result ?? null,
  }),
  steps: {
    'scan.retry': row([gates.scanning.arm, does.inDialog('Check again')]),
    'coupon.save': does.inDialog('Save and continue'),
    'after: scanWait': does.passes('waits for five seconds without a verdict', SCAN_WAIT_MS),
    'done: scanCode': [
      row('waits until the code is read back', [gates.scanning.open, isRead], {
        brings: resultOf,
        when: ({ isWanted }) => !isWanted,
      }),
      row(
        'waits until the code is read back and the coupon is saved',
        [gates.scanning.open, IS_SAVED],
        { brings: resultOf, when: ({ isWanted }) => isWanted },
      ),
    ],
    'error: scanCode': row(gates.scanning.break, {
      brings: new Error('The code could not be checked.'),
    }),
  },
  views: {
    beginning: IS_OPEN,
    codeless: [IS_OPEN, sees.no('region', /scan/i)],
    'checking.resting': sees.text('Reading the code back'),
    'checking.wanted': sees.busy('button', 'Saving…'),
    judging: IS_OPEN,
    scans: sees.part('region', 'Scans'),
    doubtful: sees.part('region', 'May not scan'),
    unread: sees.part('region', 'Does not scan'),
    unchecked: [sees.text(/^The code could not be checked/), sees.part('button', 'Check again')],
    settled: IS_SAVED,
  },
});
