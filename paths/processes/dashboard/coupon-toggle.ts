import { expect } from '@playwright/test';
import { couponToggleMachine } from '../../../src/machines/dashboard/coupon-toggle.machine.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { couponOf } from '../../hand/stage.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf, openDashboard } from './dashboard.ts';

const press: Hand = async (stage) => {
  await stage.page.getByRole('switch', { name: couponOf(stage).name, exact: true }).click();
};

const showsTruth: View = async (sight, stage) => {
  const { id, name } = couponOf(stage);
  const stored = await stage.services.readCoupon(id);
  await sight.seesChecked('switch', name, stored?.active ?? false);
  await sight.seesBusy('switch', name, false);
};

/** Only the switch itself is sure while a call is out: it flips at once. */
const showsSwitch: View = (sight, stage) => sight.sees('switch', couponOf(stage).name);

export const couponToggle = processOf({
  name: 'coupon-toggle',
  title: 'Switching a coupon off and on',
  rows: ['DASH-05'],
  machine: couponToggleMachine,
  starts: [
    {
      words: 'opens the dashboard on an active coupon',
      input: { couponId: 'coupon', active: true },
      hand: async (stage) => {
        await stage.network.hold(CALLS.toggle);
        await openDashboard(stage);
      },
    },
  ],
  reads: ({ stored, shown }) => ({ stored, shown }),
  events: {
    'coupon.toggle': [{ words: 'presses the switch', hand: press }],
    'switchingOff.undo': [
      {
        words: 'presses “Undo”',
        when: ({ stored, shown }, places) => places.includes('settled') && !stored && !shown,
        hand: async ({ page }) => {
          await page.getByRole('button', { name: 'Undo' }).last().click();
        },
      },
    ],
    'coupon.read': [
      {
        words: 'comes back to the list after the coupon was switched on elsewhere',
        payload: { active: true },
        // Of a coupon that was switched off elsewhere, no toast offers “Undo”.
        when: ({ stored }) => !stored,
        hand: async (stage) => {
          const { id, name } = couponOf(stage);
          await stage.services.switchCoupon(id, true);
          await stage.page.getByLabel('Search My Dashboard').fill(name);
          await stage.page.keyboard.press('Enter');
        },
      },
    ],
  },
  actors: {
    switchCoupon: {
      done: [
        {
          words: 'gets the services’ yes',
          when: ({ stored, shown }) => stored !== shown,
          hand: ({ network }) => network.pass(CALLS.toggle),
        },
        {
          words: 'gets the services’ yes to the first press; the second is sent only now',
          when: ({ stored, shown }) => stored === shown,
          hand: async ({ network }) => {
            await network.pass(CALLS.toggle);
            await expect.poll(() => network.count(CALLS.toggle)).toBe(2);
          },
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: ({ network }) => network.fail(CALLS.toggle),
        },
        {
          words: 'is told that the coupon was removed elsewhere',
          brings: () => failureOf('not-found'),
          hand: async (stage) => {
            await stage.services.removeCoupon(couponOf(stage).id);
            await stage.network.pass(CALLS.toggle);
          },
        },
      ],
    },
  },
  delays: { waitShown: { words: 'waits for slow services', hand: () => Promise.resolve() } },
  views: {
    settled: showsTruth,
    'switching.brief': showsSwitch,
    'switching.slow': async (sight, stage) => {
      await sight.seesBusy('switch', couponOf(stage).name, true);
    },
    gone: async (sight) => {
      await sight.reads('This coupon was removed in another tab or on another device.');
      await sight.misses('article', /./);
    },
  },
  notWalked: {
    'settled · switchingOff.undo · refused':
      'The toast of an older change; machine tests prove it.',
    'switching · switchingOff.undo': 'The toast of an older change; machine tests prove it.',
    'switching · switchingOff.undo · refused':
      'The toast of an older change; machine tests prove it.',
  },
});
