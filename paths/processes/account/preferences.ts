import { expect } from '@playwright/test';
import { preferencesMachine } from '../../../src/machines/auth/preferences.machine.ts';
import * as does from '../../hand/does.ts';
import type { Hand } from '../../hand/hand.ts';
import * as line from '../../hand/line.ts';
import * as sees from '../../hand/sees.ts';
import type { Stage } from '../../hand/stage.ts';
import { bringSession, endSession } from '../../hand/tab-session.ts';
import { processOf } from '../../model/process.ts';

const theme = ({ page }: Stage) => page.getByLabel('Theme', { exact: true }).first();

const isLaidOn =
  (name: 'light' | 'dark'): Hand =>
  async (stage) => {
    await expect(theme(stage)).toHaveValue(name);
    await expect(stage.page.locator('html')).toHaveAttribute('data-theme', name);
  };

/** The services are told once somebody is signed in, and never before. */
const choose = (calls: number): Hand => [
  (stage) => theme(stage).selectOption('Dark'),
  isLaidOn('dark'),
  ({ network }) => expect.poll(() => network.count('keepPreference')).toBe(calls),
];

const LIGHT = line.answer('readPreferences', [{ id: 'theme', value: 'light' }]);
const offersThemes = sees.part('combobox', 'Theme');

export const preferences = processOf({
  name: 'preferences',
  title: 'Theme, sort and time zone of an account',
  rows: ['SHELL-17', 'API-10'],
  isAlone: true,
  machine: preferencesMachine,
  starts: {
    words: 'opens “FAQs” without being signed in',
    input: { theme: 'system', sort: 'newest', timeZone: null },
    hand: [line.hold('readPreferences', 'keepPreference'), does.open('/faqs')],
  },
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
    'account.enter': {
      words: 'signs in and opens “FAQs”',
      hand: [(stage) => bringSession(stage), does.open('/faqs')],
    },
    'account.leave': {
      words: 'presses “Dashboard” after the provider has ended the session',
      hand: endSession,
    },
  },
  actors: {
    loadPreferences: {
      done: [
        {
          words: 'gets the account’s choice “Light” from the services',
          when: ({ chosen }) => chosen.theme === undefined,
          brings: { theme: 'light' },
          hand: [LIGHT, isLaidOn('light')],
        },
        {
          words: 'gets the account’s older choice “Light” from the services, and keeps “Dark”',
          when: ({ chosen }) => chosen.theme !== undefined,
          brings: { theme: 'light' },
          hand: [LIGHT, isLaidOn('dark')],
        },
      ],
      error: line.fails('readPreferences'),
    },
  },
  delays: {},
  views: { local: offersThemes, loading: offersThemes, ofAccount: offersThemes },
});
