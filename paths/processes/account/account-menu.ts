/** What an account chooses in its menu: the theme, the rule for publishing, to sign out. */
import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { preferencesMachine } from '../../../src/machines/auth/preferences.machine.ts';
import type { Hand, Stage } from '../kit/kit.ts';
import { does, line, processOf, row, sees, session, start, storage, when } from '../kit/kit.ts';
import { approvalRuleMachine } from '../../../src/machines/approval/approval-rule.machine.ts';
import * as ruleWords from '../../../src/words/approval/approval-rule.gen.ts';
import { DRAFT_READ_LIMIT_MS } from '../../../src/domain/start-limits.ts';
import { signOutMachine } from '../../../src/machines/auth/sign-out.machine.ts';
import * as signOutWords from '../../../src/words/sign-out.gen.ts';
import { beginCoupon, STORAGE_BREAKS } from '../drafts/drafts.ts';

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

export const preferences = processOf(preferencesMachine, 'Theme, sort and time zone', {
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
});

const RULE = new RegExp(`^${ruleWords.approvedOnly()}`);
const hasRule = sees.part('checkbox', RULE);

export const approvalRule = processOf(approvalRuleMachine, 'Publishing only what is approved', {
  rows: ['APPR-03'],
  // The rule would hold back the coupons of the marketer.
  person: 'administrator',
  takesTurns: true,
  starts: row('opens /faqs and presses the account’s button', [
    line.hold('keepPreference'),
    does.open('/faqs'),
    does.press(/^Account of/),
    hasRule,
  ]),
  reads: ({ wanted, failure }) => ({ wanted, failed: failure !== null }),
  steps: {
    'rule.choose': row(does.press(RULE, 'checkbox'), { payload: { isOn: true } }),
    'done: storeRule': row(line.gets('keepPreference'), { brings: true }),
    'error: storeRule': line.fails('keepPreference', sees.text(/^Your choice was not stored/)),
  },
  views: { resting: hasRule, storing: hasRule },
});

/** Accounts of the model, with or without an unfinished coupon. */
const WITH = 'with a draft';
const WITHOUT = 'without drafts';

const begin: Hand = [does.holdClock, storage.watch, session.bring];
/** On the dashboard storage is held, and nobody comes to the provider: its session serves other paths. */
const signOut = row('goes to the dashboard and presses “Logout” in the account’s menu', [
  ...[line.hold('provider'), does.open('/dashboard'), sees.part('heading', 'Your coupons')],
  ...[storage.hold, does.press('Logout', 'link')],
]);
const isOnTheWay = sees.text('Signing you out');

export const signOutProcess = processOf(signOutMachine, 'Signing out', {
  rows: ['AUTH-04', 'WIZ-11'],
  isAlone: true,
  starts: [
    start({ account: WITH }, [begin, beginCoupon(), signOut]),
    start({ account: WITHOUT }, [begin, signOut]),
  ],
  reads: ({ isLeaving }) => ({ isLeaving }),
  steps: {
    'signOut.confirm': does.inDialog('Sign out'),
    'signOut.cancel': does.inDialog('Stay signed in'),
    'done: countDrafts': [
      row('waits until the drafts are counted, and there is one', storage.free, {
        brings: 1,
        when: ({ account }) => account === WITH,
      }),
      row('waits until the drafts are counted, and there is none', storage.free, {
        brings: 0,
        when: ({ account }) => account === WITHOUT,
      }),
    ],
    'error: countDrafts': STORAGE_BREAKS,
    'done: eraseDrafts': row('waits until the unfinished coupon is deleted', [
      storage.free,
      (stage) => expect.poll(() => storage.count(stage)).toBe(0),
    ]),
    'error: eraseDrafts': STORAGE_BREAKS,
    'after: storageLimit': does.passes(
      'waits for storage that does not answer (only the runner can do this)',
      DRAFT_READ_LIMIT_MS,
    ),
  },
  views: {
    counting: isOnTheWay,
    asking: sees.part('dialog', signOutWords.askSignOut()),
    erasing: isOnTheWay,
    decided: sees.no('dialog', signOutWords.askSignOut()),
  },
});
