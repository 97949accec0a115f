import { expect } from '@playwright/test';
import { COUPON_NAME_MAX } from '../../../src/domain/constants.ts';
import { renameMachine } from '../../../src/machines/dashboard/rename.machine.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { couponOf, type Stage } from '../../hand/stage.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf, openDashboard } from './dashboard.ts';

const NAME = 'Fall rolls';
const OTHER = 'Autumn rolls';
const TOO_LONG = 'x'.repeat(COUPON_NAME_MAX + 1);
const FIELD = 'Name of the coupon';

/** Names begin with the path's word, so that the dashboard's search still finds them. */
const type =
  (text: string): Hand =>
  async ({ page, word }) => {
    await page.getByLabel(FIELD).fill(text === '' ? '' : `${word} ${text}`);
  };

async function press({ page }: Stage, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

const showsField: View = async (sight) => {
  await sight.sees('textbox', FIELD);
  await sight.sees('button', 'SAVE');
};

export const rename = processOf({
  name: 'rename',
  title: 'Renaming a coupon in its place',
  rows: ['DASH-07'],
  machine: renameMachine,
  starts: [
    {
      words: 'opens the dashboard on a coupon',
      input: { couponId: 'coupon', name: NAME },
      hand: async (stage) => {
        await stage.network.hold(CALLS.rename);
        await openDashboard(stage);
      },
    },
  ],
  reads: ({ text, name }) => ({
    problem: text.trim() === '' ? 'empty' : text.length > COUPON_NAME_MAX ? 'long' : null,
    isUnchanged: text.trim() === name,
  }),
  events: {
    'rename.begin': [
      {
        words: 'presses “EDIT NAME”',
        hand: async (stage) => {
          await press(stage, `EDIT NAME of ${couponOf(stage).name}`);
          await expect(stage.page.getByLabel(FIELD)).toBeFocused();
        },
      },
    ],
    'name.change': [
      {
        words: `types “${OTHER}” as “Name of the coupon”`,
        payload: { text: OTHER },
        hand: type(OTHER),
      },
      { words: 'empties “Name of the coupon”', payload: { text: '' }, hand: type('') },
      {
        words: `types ${TOO_LONG.length} letters as “Name of the coupon”`,
        payload: { text: TOO_LONG },
        hand: type(TOO_LONG),
      },
    ],
    'rename.save': [
      {
        words: 'presses “SAVE”',
        hand: (stage) => press(stage, 'SAVE'),
      },
    ],
    'rename.cancel': [
      {
        words: `types “${OTHER}”, presses Escape, is on “EDIT NAME” again, and finds behind it the name as it was; Escape once more`,
        hand: async (stage) => {
          const name = `EDIT NAME of ${couponOf(stage).name}`;
          const field = stage.page.getByLabel(FIELD);
          const edit = stage.page.getByRole('button', { name, exact: true });
          await type(OTHER)(stage);
          await field.press('Escape');
          await expect(edit).toBeFocused();
          await edit.click();
          await expect(field).toHaveValue(couponOf(stage).name);
          await field.press('Escape');
          await expect(edit).toBeFocused();
        },
      },
    ],
    'coupon.read': {
      notWalked:
        'Its only effect, the other name on the card, is seen in “coupon-toggle” by the same reading of the list; a component test drives it.',
    },
  },
  actors: {
    renameCoupon: {
      done: [
        { words: 'gets the services’ yes', hand: ({ network }) => network.pass(CALLS.rename) },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: ({ network }) => network.fail(CALLS.rename),
        },
        {
          words: 'is told that the coupon was removed elsewhere',
          brings: () => failureOf('not-found'),
          hand: async (stage) => {
            await stage.services.removeCoupon(couponOf(stage).id);
            await stage.network.pass(CALLS.rename);
          },
        },
      ],
    },
  },
  delays: { waitShown: { words: 'waits for slow services', hand: () => Promise.resolve() } },
  views: {
    resting: async (sight, stage) => {
      const stored = await stage.services.readCoupon(couponOf(stage).id);
      await sight.sees('heading', stored?.name ?? '');
      await sight.misses('textbox', FIELD);
    },
    editing: showsField,
    'saving.brief': showsField,
    'saving.slow': (sight) => sight.seesBusy('button', 'SAVE', true),
    gone: (sight) => sight.reads('This coupon was removed in another tab or on another device.'),
  },
  notWalked: { 'resting · coupon.read': 'See the event.' },
});
