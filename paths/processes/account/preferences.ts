import { expect } from '@playwright/test';
import type { Theme } from '../../../src/domain/session/preferences.ts';
import { preferencesMachine } from '../../../src/machines/auth/preferences.machine.ts';
import { CALLS } from '../../hand/calls.ts';
import type { Stage } from '../../hand/stage.ts';
import { bringSession, spoilToken } from '../../hand/tab-session.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { failureOf } from '../dashboard/dashboard.ts';

const FAQS = '/faqs';

async function isLaidOn({ page }: Stage, theme: Theme): Promise<void> {
  await expect(page.getByLabel('Theme', { exact: true }).first()).toHaveValue(theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** The services are told once somebody is signed in, and never before. */
const choose =
  (calls: number): Hand =>
  async (stage) => {
    await stage.page.getByLabel('Theme', { exact: true }).first().selectOption('Dark');
    await isLaidOn(stage, 'dark');
    await expect.poll(() => stage.network.count(CALLS.keepPreference)).toBe(calls);
  };

const signIn: Hand = async (stage) => {
  await bringSession(stage, stage.page);
  await stage.page.goto(stage.url + FAQS);
};

const offersThemes: View = (sight) => sight.sees('combobox', 'Theme');

export const preferences = processOf({
  name: 'preferences',
  title: 'Theme, sort and time zone of an account',
  rows: ['SHELL-17', 'API-10'],
  isAlone: true,
  machine: preferencesMachine,
  starts: [
    {
      words: 'opens “FAQs” without being signed in',
      input: { theme: 'system', sort: 'newest', timeZone: null },
      hand: async ({ page, url, network }) => {
        await network.hold(CALLS.readPreferences);
        await network.hold(CALLS.keepPreference);
        await page.goto(url + FAQS);
      },
    },
  ],
  reads: ({ values, chosen }) => ({ theme: values.theme, isChosen: chosen.theme !== undefined }),
  events: {
    'preference.choose': [
      {
        words: 'chooses “Dark” as “Theme”, which this browser alone remembers',
        payload: { change: { theme: 'dark' } },
        when: ({ values }, places) => places.includes('local') && values.theme === 'system',
        hand: choose(0),
      },
      {
        words: 'chooses “Dark” as “Theme”, which is kept with the account',
        payload: { change: { theme: 'dark' } },
        when: ({ values }, places) => !places.includes('local') && values.theme !== 'dark',
        hand: choose(1),
      },
    ],
    'account.enter': [{ words: 'signs in and opens “FAQs”', hand: signIn }],
    'account.leave': [
      {
        words: 'presses “Dashboard” after the provider has ended the session',
        hand: async (stage) => {
          await spoilToken(stage);
          await stage.page.context().clearCookies();
          await stage.page.getByRole('link', { name: 'Dashboard' }).first().click();
        },
      },
    ],
  },
  actors: {
    loadPreferences: {
      done: [
        {
          words: 'gets the account’s choice “Light” from the services',
          when: ({ chosen }) => chosen.theme === undefined,
          brings: () => ({ theme: 'light' }),
          hand: async (stage) => {
            await stage.network.answer(CALLS.readPreferences, [{ id: 'theme', value: 'light' }]);
            await isLaidOn(stage, 'light');
          },
        },
        {
          words: 'gets the account’s older choice “Light” from the services, and keeps “Dark”',
          when: ({ chosen }) => chosen.theme !== undefined,
          brings: () => ({ theme: 'light' }),
          hand: async (stage) => {
            await stage.network.answer(CALLS.readPreferences, [{ id: 'theme', value: 'light' }]);
            await isLaidOn(stage, 'dark');
          },
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: ({ network }) => network.fail(CALLS.readPreferences),
        },
      ],
    },
  },
  delays: {},
  views: { local: offersThemes, loading: offersThemes, ofAccount: offersThemes },
});
