import type { HttpHandler } from 'msw/http';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { answer, problem, services } from '../../support/services/operations.ts';
import { STORED_PROJECT } from '../../support/stored-project.ts';
import { openTearline, project } from '../support/tearline.tsx';
import { brokenParts, pressTryAgain } from '../support/broken-parts.ts';
import { sees } from '../support/locators.ts';
import { BARCODE_ANSWER } from '../support/wizard-bench.tsx';
import { chooseFor } from './dashboard-hand.tsx';

type Report = Schema<'WalletReport'>;

const COUPON = project(7);
const CODE = { barcodeType: 'QR', barcodeValue: 'LOAF-13' } as const;
const WITH_CODE = { ...STORED_PROJECT, ...CODE, form: { ...STORED_PROJECT.form, ...CODE } };
const AT = '2026-11-22T15:05:00.000Z';
const REPORT: Report = {
  changedAt: AT,
  apple: {
    signing: 'trusted',
    holding: 5,
    told: 3,
    waiting: 0,
    unreached: 2,
    gone: 0,
    lastAt: AT,
    nextAt: null,
    faults: [{ fault: 'unreachable', phones: 2 }],
  },
  google: { signing: 'trial', state: 'failed', lastAt: AT, nextAt: null, fault: 'no-credentials' },
};
const with5 = (apple: Partial<Report['apple']>): Report => ({
  ...REPORT,
  apple: { ...REPORT.apple, unreached: 0, faults: [], ...apple },
});
const button = () => page.getByRole('button', { name: 'Send to them again' });

/** Opens the preview; each request for saved passes gets the next response, null fails, and sending again waits for `told`. */
async function openPreview(
  answers: readonly (Report | null)[],
  told = Promise.resolve(),
  handlers: readonly HttpHandler[] = [],
): Promise<readonly string[]> {
  const asked: string[] = [];
  const next = (method: string) => {
    asked.push(method);
    const report = answers[asked.length - 1] ?? null;
    return report === null ? problem(404, 'not-found') : answer(200, report);
  };
  await openTearline('/dashboard', {
    projects: [COUPON],
    handlers: [
      ...handlers,
      services.get('/api/v1/project/{id}/wallets', () => next('GET')),
      services.post('/api/v1/project/{id}/wallets', async () => {
        await told;
        return next('POST');
      }),
      services.get('/api/v1/media/coupons/{id}/jwt', () => answer(200, { jwt: 'a.b.c' })),
      services.get('/api/v1/project/{id}', () =>
        answer(200, { ...STORED_PROJECT, id: COUPON.id }, { ETag: '"1"' }),
      ),
    ],
  });
  await chooseFor(COUPON.name, 'View Preview');
  return asked;
}

test('[API-11] the preview reports deliveries of the last change, and repeats the missing ones in one request', async () => {
  // A second click after the response would miss the button and move focus.
  const { promise: pressedTwice, resolve } = Promise.withResolvers<void>();
  const asked = await openPreview(
    [
      REPORT,
      with5({ told: 3, waiting: 2 }),
      with5({ told: 5, lastAt: '2026-11-22T15:09:00.000Z' }),
    ],
    pressedTwice,
  );
  const said = page.getByRole('region', { name: 'Saved passes' });
  await sees(said.getByText('3 of 5 phones notified'));
  await sees(said.getByText('2 phones: Apple’s push service did not answer.'));
  expect(said.element().querySelector('time')?.dateTime).toBe(AT);

  await button().dblClick();
  resolve();

  await sees(said.getByText('5 of 5 phones notified'));
  expect(asked).toEqual(['GET', 'POST', 'GET']);
  await expect.element(page.getByRole('heading', { name: 'Saved passes' })).toHaveFocus();
});

test('[API-11] saved passes that cannot be asked about are told, also to screen readers', async () => {
  await openPreview([null]);
  await sees(page.getByRole('alert').getByText('We could not check the saved passes.'));
});

test('[REND-05] [DASH-10] reports a barcode that the preview lacks, and "Try again" loads it', async () => {
  const { handlers, mend } = brokenParts(900);
  await openPreview([REPORT], undefined, [
    ...handlers,
    services.get('/api/v1/media/barcode', () => BARCODE_ANSWER),
    services.get('/api/v1/project/{id}', () =>
      answer(200, { ...WITH_CODE, id: COUPON.id }, { ETag: '"1"' }),
    ),
  ]);
  const words = page.getByText('The barcode did not load and is missing here.');
  await sees(words);
  mend('barcode');
  pressTryAgain();
  await sees(page.getByRole('img', { name: /LOAF-13/u }));
  expect(words.elements()).toEqual([]);
});
