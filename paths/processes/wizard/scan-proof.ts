/** The drawn code on the proof, read back. */
import type { ContextFrom } from 'xstate';
import type { ScanVerdict } from '../../../src/domain/scan/scan-verdict.ts';
import { SCAN_WAIT_MS, scanProofMachine } from '../../../src/machines/wizard/scan-proof.machine.ts';
import type { Prepared } from '../dashboard/dashboard.ts';
import { does, gates, processOf, row, sees, type Stage, start } from '../kit/kit.ts';
import { openProof } from './wizard-hand.ts';

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
