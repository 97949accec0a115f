/** The page of a counter in each state. */
import type { Page } from 'playwright';
import { NO_COUPON, type TillAnswer } from '../../src/domain/counters/till.ts';
import type { PinResult } from '../../src/machines/till/till-setup.ts';
import {
  answered,
  failing,
  firstWith,
  inTurn,
  openTill,
  press,
  pressKey,
  type,
  waitFor,
} from './hand.ts';
import type { Screen } from './screen.ts';

const checks = '**/api/v1/till/check';
const sessions = '**/api/v1/till/session';
const uses = '**/api/v1/till/uses/*';

const typed = (text: Parameters<typeof type>[1], then: string) =>
  inTurn(openTill, type('input', text), pressKey('Enter'), waitFor(then));

const till = (name: string, more: Pick<Screen, 'before' | 'act'> = {}): Screen => ({
  name,
  person: 'visitor',
  address: ({ counter }) => `/till/${counter}`,
  ...more,
});

/** The services' answer to a scan has these values. */
const answering = (name: string, values: Partial<TillAnswer>): Screen =>
  till(name, {
    before: firstWith(checks, values),
    act: typed(({ code }) => code, '[role="status"] h1, [role="alert"] h1'),
  });

/** The services' answer to a PIN. */
const refusing = (name: string, result: PinResult, then: string): Screen =>
  till(name, {
    before: answered(sessions, { ...result, token: null }),
    act: inTurn(type('input', '000000'), pressKey('Enter'), waitFor(then)),
  });

const WRONG: PinResult = { state: 'wrong-pin', name: null, pause: null, triesLeft: 1 };
const PIN_PAUSE = { seconds: 240, reason: 'wrong-pins' } as const;

const AT = '2026-11-16T13:14:00.000Z';
const LATER = {
  description: 'Buy a dozen rolls, the 13th is on us',
  terms: '',
  startDate: '12/14/2026',
  expirationDate: '12/31/2027',
  timeZone: 'America/New_York',
};

const USE: TillAnswer = { ...NO_COUPON, state: 'redeemed', offer: LATER, at: AT, undoSeconds: 60 };
const ENDED = { ...LATER, startDate: '', expirationDate: '10/31/2026' };

export const TILL: readonly Screen[] = [
  till('till'),
  refusing('till-wrong-pin', WRONG, '[aria-invalid="true"]'),
  refusing('till-pin-paused', { ...WRONG, state: 'paused', pause: PIN_PAUSE }, '[role="alert"]'),
  till('till-type', { act: openTill }),
  till('till-unknown', { act: typed('no such code', '[role="alert"]') }),
  till('till-valid', { act: typed(({ code }) => code, '[role="status"]') }),
  till('till-no-network', {
    before: failing(checks),
    act: typed(({ code }) => code, '[role="alert"]'),
  }),
  answering('till-redeemed', { state: 'redeemed', at: AT, undoSeconds: 60 }),
  answering('till-used', { state: 'used', at: AT, counter: 'Park Avenue' }),
  answering('till-used-up', { state: 'used', at: null, counter: null, reason: 'limit' }),
  till('till-undone', {
    before: (page: Page) =>
      page.route(uses, (call) =>
        call.fulfill({
          json: call.request().method() === 'PUT' ? USE : { ...USE, state: 'undone' },
        }),
      ),
    act: inTurn(
      typed(({ code }) => code, '[role="status"]'),
      press('button[aria-disabled="false"]'),
      press('button:has(b)'),
      waitFor('[role="alert"]'),
    ),
  }),
  answering('till-switched-off', { state: 'switched-off', at: AT, reason: 'code' }),
  answering('till-replaced', { state: 'switched-off', at: AT, reason: 'replaced' }),
  answering('till-expired', { state: 'expired', offer: ENDED }),
  answering('till-not-this-one', { state: 'not-this-one', offer: null, reason: 'needs-code' }),
  answering('till-early', { state: 'not-yet-valid', offer: LATER }),
  answering('till-paused', {
    state: 'paused',
    pause: { seconds: 60, reason: 'unknown-codes' },
  }),
];
