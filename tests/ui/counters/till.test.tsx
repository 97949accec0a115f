/** The screens of a counter's page, from the PIN to “Undo” (TILL-02, TILL-03, TILL-06, TILL-07). */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { NO_COUPON, type TillAnswer } from '../../../src/domain/counters/till.ts';
import type { KnownTill, PinResult, Press } from '../../../src/machines/till/till-setup.ts';
import { tillMachine } from '../../../src/machines/till/till.machine.ts';
import { TillScreen } from '../../../src/routes/-till/till-screen.tsx';
import { serviceFailure } from '../../support/service-failures.ts';
import { button, sees } from '../support/locators.ts';
import { render } from '../support/render.ts';

const OFFER = {
  description: '13 rolls for the price of 12',
  terms: 'One per visit.',
  startDate: '',
  expirationDate: '12/31/2026',
  timeZone: 'America/New_York',
};
const VALID: TillAnswer = {
  ...NO_COUPON,
  state: 'valid',
  offer: OFFER,
  text: '/c/7K3MQ9TD2VXH8RWN',
  code: 'HM-04417',
};
/** Half an hour before midnight where the coupon ends, and the next day in UTC. */
const AT = '2026-11-26T04:30:00.000Z';
const REDEEMED: TillAnswer = { ...VALID, state: 'redeemed', at: AT, undoSeconds: 60 };
const ANSWERS: Readonly<Record<string, TillAnswer>> = {
  'HM-04417': VALID,
  shared: { ...VALID, state: 'not-this-one', reason: 'needs-code' },
  used: { ...VALID, state: 'used', at: AT, counter: 'Park Avenue' },
  early: { ...VALID, state: 'not-yet-valid', offer: { ...OFFER, startDate: '12/01/2026' } },
  late: { ...VALID, state: 'expired' },
  off: { ...VALID, state: 'switched-off', reason: 'coupon' },
  guessed: { ...VALID, state: 'paused', pause: { seconds: 60, reason: 'unknown-codes' } },
};

const RIGHT_PIN = '482915';
const PIN_PAUSE = { seconds: 60, reason: 'wrong-pins' } as const;

/** A counter whose services know these codes, on a phone without a camera. */
async function openTill(failure: Error | null = null, pin = RIGHT_PIN): Promise<void> {
  const open: PinResult = { state: 'open', name: 'Mill Street 1', pause: null, triesLeft: 5 };
  const machine = tillMachine.provide({
    actors: {
      openKnown: fromPromise<KnownTill, void>(async () => null),
      enterPin: fromPromise<PinResult, string>(async ({ input }) =>
        input === RIGHT_PIN ? open : { ...open, state: 'paused', name: null, pause: PIN_PAUSE },
      ),
      watchCamera: fromCallback(({ sendBack }) => sendBack({ type: 'camera.refused' })),
      checkText: fromPromise<TillAnswer, string>(async ({ input: text }) => {
        if (failure !== null) throw failure;
        return ANSWERS[text] ?? { ...VALID, state: 'unknown', offer: null };
      }),
      redeemText: fromPromise<TillAnswer, Press>(async () => REDEEMED),
      undoUse: fromPromise<TillAnswer, string>(async () => ({ ...VALID, state: 'undone', at: AT })),
    },
  });
  const nothing = () => () => undefined;
  const camera = { watch: nothing, show: nothing, setLight: nothing, followLight: nothing };
  await render(<TillScreen actor={createActor(machine).start()} camera={camera} />);
  await page.getByLabelText('PIN').fill(pin);
  await button('Open').click();
  if (pin === RIGHT_PIN) await sees(page.getByText(/shows no camera picture/));
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

async function scan(text: string): Promise<void> {
  await page.getByLabelText('Code', { exact: true }).fill(text);
  await button('Check').click();
}

beforeEach(() => page.viewport(390, 844));

test('[TILL-02] [TILL-03] a typed code is valid, redeemed by one press, and given back by “Undo”', async () => {
  await openTill();
  await scan('HM-04417');
  await expect.element(heading('Valid')).toHaveFocus();
  await sees(page.getByText('13 rolls for the price of 12'));
  await button('Redeem').click();
  await expect.element(heading('Redeemed')).toHaveFocus();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await sees(heading('Undone'));
  await button('Type the next code').click();
  await expect.element(page.getByLabelText('Code', { exact: true })).toHaveFocus();
});

test('[TILL-02] a used code says when and where, an unknown one whose it may be @long', async () => {
  await openTill();
  await scan('used');
  await expect.element(heading('Used')).toHaveFocus();
  await sees(page.getByText(/^11\/25\/2026, 11:30\sPM(?:\sEST)? at Park Avenue$/u));
  await button('Type the next code').click();
  await scan('nobody’s');
  await expect.element(heading('Unknown')).toHaveFocus();
  await sees(page.getByText(/another shop’s/));
});

test('[TILL-02] the coupon’s own code, where only those of households count, is “Not this one”', async () => {
  await openTill();
  await scan('shared');
  await expect.element(heading('Not this one')).toHaveFocus();
  await sees(heading('Each household has its own code'));
  await sees(button('Type the next code'));
});

test.each([
  ['early', 'Not yet valid', 'Valid from 12/01/2026'],
  ['late', 'Expired', 'It expired on 12/31/2026.'],
  ['off', 'Switched off', 'The owner switched this coupon off.'],
  ['guessed', 'Paused', 'Twenty unknown codes in a minute'],
])(
  '[TILL-02] [TILL-07] a code that is %s is “%s”, with the reason and nothing to redeem',
  async (text, word, reason) => {
    await openTill();
    await scan(text);
    await expect.element(heading(word)).toHaveFocus();
    await sees(page.getByText(reason));
    expect(page.getByRole('button', { name: 'Redeem' }).elements()).toEqual([]);
  },
);

test('[TILL-06] a call without an answer says that nothing is redeemed', async () => {
  await openTill(new Error('No line'));
  await scan('HM-04417');
  await sees(heading('Can’t tell'));
  await sees(button('Try again'));
});

test('[TILL-07] too many wrong PINs pause the page, which says when it asks again', async () => {
  await openTill(null, '000000');
  await expect.element(heading('Paused')).toHaveFocus();
  await sees(heading('Too many wrong PINs'));
  await sees(button(/^Enter the PIN in [01]:\d\d$/u));
});

test('[TILL-01] a counter that was revoked says so, and whom to ask', async () => {
  await openTill(serviceFailure('unauthorized'));
  await scan('HM-04417');
  await sees(heading('Closed'));
  await sees(page.getByText(/^It was revoked or has a new card\. Ask the owner/u));
});
