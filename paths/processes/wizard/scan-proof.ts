/** The drawn code on the proof, read back. */
import type { ScanVerdict } from '../../../src/domain/scan/scan-verdict.ts';
import { SCAN_WAIT_MS, scanProofMachine } from '../../../src/machines/wizard/scan-proof.machine.ts';
import type { Prepared } from '../dashboard/dashboard.ts';
import { prepareCoupons } from '../dashboard/dashboard.ts';
import { couponOf, does, gates, processOf, row, sees, type Stage, start } from '../kit/kit.ts';

const IS_PROOF = sees.arrives('button', /^Next preview/);
/** Twelve decodings take long beside other browsers. */
const isRead = ({ page }: Stage): Promise<void> =>
  page.getByRole('region', { name: /scan/i }).waitFor({ timeout: 60_000 });
const IS_SAVED = sees.no('dialog', 'Your Apple coupon');
const IS_OPEN = sees.part('button', /^Next preview/);

const openProof = (words: string, barcode: NonNullable<Prepared['barcode']>) =>
  row(
    `makes a coupon with ${words}, opens its last step by “Edit” on the dashboard, and presses “Preview design”`,
    [
      ...[prepareCoupons(1, { barcode }), gates.scanning.install, does.holdClock],
      does.open((stage) => `/project/edit/${couponOf(stage).id}?step=barcode`),
      sees.arrives('heading', /^Step [45]/),
      ...[does.press(/^Preview designs?$/), IS_PROOF],
    ],
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

export const scanProof = processOf(scanProofMachine, 'Reading the code back', {
  rows: ['PRE-02'],
  starts: [
    start(
      coupon(GOOD),
      openProof('the QR code “PATHS-13”', { barcodeType: 'QR', barcodeValue: GOOD }),
    ),
    start(
      coupon(LONG),
      openProof('Code 128 of 45 characters', { barcodeType: 'CODE128', barcodeValue: LONG }),
    ),
    start(
      coupon(LONGER),
      openProof('Code 128 of 72 characters', { barcodeType: 'CODE128', barcodeValue: LONGER }),
    ),
    start({ coupon: null }, openProof('no barcode', { barcodeType: 'NONE', barcodeValue: '' })),
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
        brings: ({ coupon: scanned }) => RESULTS[scanned?.value ?? ''],
        when: ({ isWanted }) => !isWanted,
      }),
      row(
        'waits until the code is read back and the coupon is saved',
        [gates.scanning.open, IS_SAVED],
        {
          brings: ({ coupon: scanned }) => RESULTS[scanned?.value ?? ''],
          when: ({ isWanted }) => isWanted,
        },
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
