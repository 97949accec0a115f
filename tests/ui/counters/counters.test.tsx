/** The owner's counters: made, their card shown once, revoked (TILL-01, TILL-07). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { answer, content, empty, problem, services } from '../../support/services/operations.ts';
import { button, sees } from '../support/locators.ts';
import { openTearline, uuid } from '../support/tearline.tsx';

const PARTS = {
  state: 'new',
  pause: null,
  wrongPins: 0,
  revokedAt: null,
  usedAt: null,
  uses: 0,
  hours: Array.from({ length: 24 }, () => 0),
} as const;
const CARD = { secret: 'Q4W8N2X7KD5M9RHT', pin: '482915' };
const USE: Schema<'Use'> = {
  number: 1,
  usedAt: new Date().toISOString(),
  undoneAt: null,
  counter: 'Mill Street 1',
  coupon: 'Rolls',
  code: 'HM-04417',
  isSecond: true,
};

const PAUSE = { seconds: 42, reason: 'unknown-codes' } as const;

async function openCounters(wrongPins = 0): Promise<void> {
  let counters: Schema<'Counter'>[] = [];
  await openTearline('/counters', {
    handlers: [
      services.get('/api/v1/counters', () => answer(200, counters)),
      services.get('/api/v1/media/barcode', () => content(200, 'image/svg+xml', '<svg/>')),
      services.get('/api/v1/uses', () => answer(200, [USE])),
      services.post('/api/v1/counters', async ({ sent }) => {
        const { id, name } = await sent();
        counters = [{ ...PARTS, wrongPins, id, name }];
        return answer(201, { id, name, ...CARD });
      }),
      services.patch('/api/v1/counters/{counter}', async ({ sent }) => {
        const { name } = await sent();
        counters = counters.map((one) => ({ ...one, name, wrongPins: 0, pause: PAUSE }));
        return empty(204);
      }),
      services.delete('/api/v1/counters/{counter}', () => {
        const revoked = { state: 'revoked', revokedAt: '2026-11-25T10:00:00.000Z' } as const;
        counters = counters.map((one) => ({ ...one, ...revoked }));
        return empty(204);
      }),
    ],
  });
}

test('[TILL-01] [TILL-07] a counter is renamed from its menu, and shows guesses at its PIN and codes', async () => {
  await openCounters(7);
  await button('New counter').first().click();
  await page.getByLabelText('Name of the counter').fill('Mil Street');
  await button('Make the counter').click();
  await expect.element(button('Menu of Mil Street')).toBeVisible();
  await button('I have written it down').click();
  await expect.element(page.getByRole('img', { name: '4 8 2 9 1 5' })).not.toBeInTheDocument();
  await sees(page.getByText('7 wrong PINs in a day. A new card stops them'));
  await expect.element(button('Menu of Mil Street')).toHaveFocus();
  await button('Menu of Mil Street').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = page.getByLabelText('Name of the counter');
  await expect.element(name).toHaveValue('Mil Street');
  await name.fill('Mill Street 1');
  await button('Save').click();
  await sees(page.getByRole('heading', { name: 'Mill Street 1' }));
  await sees(page.getByText('Twenty unknown codes. Continues in 0:42'));
});

test('[TILL-01] [TILL-07] a counter is made, its address and PIN are shown once, its uses are listed, and it is revoked after a question, and its card with it', async () => {
  await openCounters();
  await sees(page.getByText('No counter yet'));
  await button('New counter').first().click();
  await page.getByLabelText('Name of the counter').fill('\u200B');
  await button('Make the counter').click();
  await sees(page.getByText('Enter a name of at most 40 characters.'));
  await page.getByLabelText('Name of the counter').fill('Mill Street 1');
  await button('Make the counter').click();
  await sees(page.getByRole('img', { name: '4 8 2 9 1 5' }));
  await sees(page.getByText(/\/till\/Q4W8N2X7KD5M9RHT$/));
  await sees(page.getByText('New, not opened yet'));
  await sees(page.getByRole('cell', { name: 'HM-04417' }));
  await sees(page.getByText('Redeemed, a second use'));
  await button('Menu of Mill Street 1').click();
  const renewal = page.getByRole('menuitem', { name: 'New card' });
  await expect.element(renewal).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await sees(page.getByText('Revoked 11/25/2026'));
  await expect.element(page.getByRole('img', { name: '4 8 2 9 1 5' })).not.toBeInTheDocument();
});

test('[TILL-07] no use is said to be missing before the list is there, and a page that fails leaves those before it', async () => {
  const held = Promise.withResolvers<void>();
  const counter = { ...PARTS, id: uuid(1), name: 'Mill Street 1' };
  const first = Array.from({ length: 50 }, (_, index) => ({ ...USE, number: 50 - index }));
  await openTearline('/counters', {
    handlers: [
      services.get('/api/v1/counters', () => answer(200, [counter])),
      services.get('/api/v1/uses', async ({ query }) => {
        await held.promise;
        return query.has('before') ? problem(500, 'internal') : answer(200, first);
      }),
    ],
  });
  await sees(page.getByRole('heading', { name: 'Uses' }));
  expect(page.getByText('No uses on this day').elements()).toEqual([]);
  held.resolve();
  await button('Show more').click();
  await sees(page.getByText('The uses could not be loaded'));
  expect(page.getByRole('row').elements()).toHaveLength(51);
});
