import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { preferencesMachine } from '../../../src/machines/auth/preferences.machine.ts';
import type { Hand, Stage } from '../kit/kit.ts';
import { does, line, processOf, row, sees, session, start, when } from '../kit/kit.ts';

const theme = ({ page }: Stage) => page.getByLabel('Theme', { exact: true }).first();

const isLaidOn =
  (name: 'light' | 'dark'): Hand =>
  async (stage) => {
    await expect(theme(stage)).toHaveValue(name);
    await expect(stage.page.locator('html')).toHaveAttribute('data-theme', name);
  };

/** The services get the preference only after sign-in. */
const choose = (calls: number): Hand => [
  (stage) => theme(stage).selectOption('Dark'),
  isLaidOn('dark'),
  ({ network }) => expect.poll(() => network.count('keepPreference')).toBe(calls),
];

type Themed = ContextFrom<typeof preferencesMachine>;
const hasChosen = ({ chosen }: Themed): boolean => chosen.theme !== undefined;
const LIGHT = line.answer('readPreferences', [{ id: 'theme', value: 'light' }]);
const offersThemes = sees.part('combobox', 'Theme');
/** A look while the answer is on its way sees the dark theme before the answer could undo it. */
const keepsTheme = sees.told('the theme that was chosen', async ({ network }) =>
  network.count('keepPreference') === 0 ? offersThemes : sees.value('Theme', 'dark'),
);

export const preferences = processOf(
  preferencesMachine,
  'Theme, sort and time zone of an account',
  {
    rows: ['SHELL-17', 'API-10'],
    isAlone: true,
    starts: start(
      {
        theme: 'system',
        sort: 'newest',
        timeZone: null,
        language: 'en',
        approvedOnly: false,
      },
      'opens “FAQs” without being signed in',
      [line.hold('readPreferences', 'keepPreference'), does.open('/faqs')],
    ),
    reads: ({ values, chosen }) => ({ theme: values.theme, isChosen: chosen.theme !== undefined }),
    steps: {
      'preference.choose': [
        row('chooses “Dark” as “Theme”, which this browser alone remembers', choose(0), {
          payload: { change: { theme: 'dark' } },
          when: when.both(when.at('local'), ({ values }: Themed) => values.theme === 'system'),
        }),
        row('chooses “Dark” as “Theme”, which is kept with the account', choose(1), {
          payload: { change: { theme: 'dark' } },
          when: when.both(
            when.at('loading', 'ofAccount'),
            ({ values }: Themed) => values.theme !== 'dark',
          ),
        }),
      ],
      'account.enter': row('signs in as an account with “Theme” “Light”, and opens “FAQs”', [
        session.bring,
        does.open('/faqs'),
      ]),
      'account.leave': row(session.end),
      'done: loadPreferences': [
        row(
          'waits until the services have answered that the account has “Light”, and sees the light theme',
          [LIGHT, isLaidOn('light')],
          { when: when.not(hasChosen), brings: { theme: 'light' } },
        ),
        row(
          'waits until the services have answered that the account has “Light”, and sees the dark theme stay',
          [LIGHT, isLaidOn('dark')],
          { when: hasChosen, brings: { theme: 'light' } },
        ),
      ],
      'error: loadPreferences': line.fails('readPreferences'),
    },
    views: { local: offersThemes, loading: offersThemes, ofAccount: keepsTheme },
  },
);
