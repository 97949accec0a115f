/** Actions on one coupon of the dashboard. */
import { expect } from '@playwright/test';
import { COUPON_NAME_MAX } from '../../../src/domain/constants.ts';
import { couponRemovalMachine } from '../../../src/machines/removal.machine.ts';
import { couponToggleMachine } from '../../../src/machines/dashboard/coupon-toggle.machine.ts';
import { cardTextMachine } from '../../../src/machines/dashboard/card-text.machine.ts';
import * as dashboardWords from '../../../src/words/dashboard.gen.ts';
import type { Deed, Stage, View } from '../kit/kit.ts';
import { coupon, couponOf, does, line, processOf, row, sees, start, when } from '../kit/kit.ts';
import { choose, IS_GONE, openDashboard, removeAll, removeFirst, stored } from './dashboard.ts';
import type { WalletReport as Report } from '../../../openapi/schema.gen.ts';
import { walletDeliveryMachine } from '../../../src/machines/dashboard/wallet-delivery.machine.ts';
import * as savedPassesWords from '../../../src/words/saved-passes.gen.ts';

const OLDER = 'The toast of an older change; machine tests prove it.';
const REFUSED = new RegExp(
  `^${dashboardWords.deactivateFailed()}$|^${dashboardWords.activateFailed()}$`,
);
const REMOVED = 'remove the coupon “Sample 1”';

type Switched = Readonly<Record<'stored' | 'shown', boolean>>;
const isPressedOnce = ({ stored: before, shown }: Switched): boolean => before !== shown;
const isOffer = ({ stored: before, shown }: Switched): boolean => !before && !shown;

export const couponToggle = processOf(couponToggleMachine, 'Switching a coupon off and on', {
  rows: ['DASH-05'],
  starts: start({ couponId: 'coupon', active: true }, [line.hold('toggle'), openDashboard()]),
  reads: ({ stored: before, shown }) => ({ before, shown }),
  steps: {
    'coupon.toggle': row('presses the switch of “Sample 1”', does.press(coupon, 'switch')),
    'switchingOff.undo': row(
      'presses “Undo” in the message about the coupon that was switched off, and sees its switch on',
      [
        ({ page }) => page.getByRole('button', { name: 'Undo' }).last().click(),
        sees.checked('switch', coupon),
      ],
      { when: when.both(when.at('settled'), isOffer) },
    ),
    'coupon.read': row(
      'switches “Sample 1” on in another browser, types “Sample 1” as “Search My Dashboard” and presses Enter',
      [
        (stage) => stage.services.switchOn(couponOf(stage).id),
        does.fill('Search My Dashboard', coupon),
        does.key('Enter'),
      ],
      // If the coupon was switched off elsewhere, no toast offers “Undo”.
      { payload: { active: true }, when: ({ stored: before }) => !before },
    ),
    'done: switchCoupon': [
      row(line.gets('toggle'), { when: isPressedOnce }),
      row(
        'waits until the services have answered the first press; the second is sent only now (a second “…/activate” in the developer tools)',
        [line.pass('toggle'), ({ network }) => expect.poll(() => network.count('toggle')).toBe(2)],
        { when: when.not(isPressedOnce) },
      ),
    ],
    'error: switchCoupon': [
      row(line.fails('toggle', sees.text(REFUSED)), { when: isPressedOnce }),
      // After a second press the switch is right again, so there is no message.
      row(line.fails('toggle'), { when: when.not(isPressedOnce) }),
      line.finds(REMOVED, 'toggle', removeFirst),
    ],
    'after: waitShown': does.WAITS,
  },
  views: {
    settled: sees.told(
      'the switch of “Sample 1” on or off as it is after a reload, without a spinner',
      async (stage) => [
        sees.checked('switch', coupon, (await stored(stage))?.active ?? false),
        sees.busy('switch', coupon, false),
      ],
    ),
    // Only the switch is certain during a call: it flips at once.
    'switching.brief': sees.part('switch', coupon),
    'switching.slow': sees.busy('switch', coupon),
    gone: [IS_GONE, sees.no('article', /./)],
  },
  notWalked: {
    'settled · switchingOff.undo · refused': OLDER,
    'switching · switchingOff.undo': OLDER,
  },
});

const OTHER = 'Autumn rolls';
const TOO_LONG = 'x'.repeat(COUPON_NAME_MAX + 1);
const FIELD = dashboardWords.nameOfTheCoupon();
const editName = (stage: Stage): string => dashboardWords.editNameOfName({ name: coupon(stage) });

/** Names begin with the path's word, so that the dashboard's search still finds them. */
const type = (text: string): Deed => does.fill(FIELD, ({ word }) => `${word} ${text}`);

const showsField: View = [sees.part('textbox', FIELD), sees.part('button', 'SAVE')];

export const cardText = processOf(cardTextMachine, 'Renaming a coupon in its place', {
  rows: ['DASH-07'],
  starts: start({ couponId: 'coupon', field: 'name', stored: 'Fall rolls' }, [
    line.hold('rename'),
    openDashboard(),
  ]),
  reads: ({ text, stored: name }) => ({
    problem: text.trim() === '' ? 'empty' : text.length > COUPON_NAME_MAX ? 'long' : null,
    isUnchanged: text.trim() === name,
  }),
  steps: {
    'text.edit': row([does.press(editName), sees.focus('textbox', FIELD)]),
    'text.change': [
      row(type(OTHER), { payload: { text: OTHER } }),
      row(does.fill(FIELD, ''), { payload: { text: '' } }),
      row(`types ${TOO_LONG.length} letters as “${FIELD}”`, type(TOO_LONG), {
        payload: { text: TOO_LONG },
      }),
    ],
    'text.save': does.press('SAVE'),
    'text.cancel': row([
      ...[type(OTHER), does.key('Escape'), sees.focus('button', editName), does.press(editName)],
      ...[sees.value(FIELD, coupon), does.key('Escape'), sees.focus('button', editName)],
    ]),
    'coupon.read':
      'Its only effect, the other name on the card, is seen in “coupon-toggle” by the same reading of the list; a component test drives it.',
    'done: saveText': line.gets('rename', sees.text(dashboardWords.renamed())),
    'error: saveText': [
      line.fails('rename', sees.text(dashboardWords.renameFailed())),
      line.finds(REMOVED, 'rename', removeFirst),
    ],
    'after: waitShown': does.WAITS,
  },
  views: {
    resting: [
      sees.told('the same name on the card as after a reload', async (stage) =>
        sees.part('heading', (await stored(stage))?.name ?? ''),
      ),
      sees.no('textbox', FIELD),
    ],
    editing: showsField,
    'saving.brief': showsField,
    'saving.slow': sees.busy('button', 'SAVE'),
    gone: IS_GONE,
  },
});

/** Cards and services show the same. */
export const showsWhatIsStored: View = [
  sees.no('alertdialog', /./),
  sees.told('the coupons that are left after a reload, and no others', ({ coupons, services }) =>
    Promise.all(
      coupons.map(async ({ id, name }) =>
        sees[(await services.readCoupon(id)) === null ? 'no' : 'part']('article', name),
      ),
    ),
  ),
];
export const IS_REMOVING = {
  'removing.brief': sees.text(/Removing…|Yes/),
  'removing.slow': sees.busy('button', 'Removing…'),
};

export const couponRemoval = processOf(couponRemovalMachine, 'Removing a coupon', {
  rows: ['DASH-06'],
  starts: row([line.hold('remove'), openDashboard()]),
  steps: {
    'removal.ask': row(choose('Remove from Dashboard'), {
      payload: { thing: { id: 'coupon', name: 'Fall rolls' } },
    }),
    'removal.confirm': does.press('Yes'),
    'removal.cancel': row('presses “No”, and sees the focus on the three dots of “Sample 1”', [
      does.press('No'),
      sees.focus('button', (stage) => dashboardWords.moreForName({ name: coupon(stage) })),
    ]),
    'done: remove': line.gets('remove'),
    'error: remove': [
      line.fails('remove', sees.text(dashboardWords.removeFailed())),
      line.finds(REMOVED, 'remove', removeAll),
    ],
    'after: waitShown': does.WAITS,
  },
  views: {
    resting: showsWhatIsStored,
    asking: [
      sees.text(dashboardWords.askRemoveCoupon()),
      sees.text(dashboardWords.customizationsLost()),
      sees.text(coupon),
    ],
    ...IS_REMOVING,
  },
});

/** What a wallet service has accepted. A product under test has no credentials that the services trust. */
function reportOf(apple: Partial<Report['apple']>): Report {
  const nowhere = { lastAt: null, nextAt: null };
  const none = { holding: 1, told: 0, waiting: 0, unreached: 0, gone: 0 };
  const faults: Report['apple']['faults'] = [{ fault: 'busy', phones: 1 }];
  return {
    changedAt: null,
    apple: { signing: 'trusted', ...none, faults, ...nowhere, ...apple },
    google: { signing: 'trial', state: 'none', fault: null, ...nowhere },
  };
}

const WAITING = reportOf({ waiting: 1 });
const TELL = 'Send to them again';
const tellsHowMany: View = [
  sees.text(savedPassesWords.told({ told: 0, count: 1 })),
  sees.part('button', TELL),
];

export const savedPasses = processOf(walletDeliveryMachine, 'Telling saved passes of a change', {
  name: 'saved-passes',
  rows: ['API-11', 'API-12'],
  starts: start(
    { couponId: 'coupon' },
    `${openDashboard().words}, adds its pass to one iPhone, presses the three dots of “Sample 1” and chooses “View Preview”`,
    [
      ...[line.hold('askWallets', 'resendWalletUpdates'), openDashboard(), choose('View Preview')],
      sees.part('heading', /Saved passes/),
    ],
  ),
  reads: ({ underWay, isKnown, refused }) => ({ isUnderWay: underWay > 0, isKnown, refused }),
  steps: {
    'wallets.resend': [
      row(does.inDialog(TELL), {
        when: ({ isKnown, refused }, places) =>
          isKnown && refused === null && !places.includes('resending'),
      }),
      row(
        'presses “Sending…”, which sends nothing twice',
        ({ page }) => page.getByRole('button', { name: 'Sending…' }).press('Enter'),
        { when: ({ refused }, places) => refused === null && places.includes('resending') },
      ),
    ],
    'wallets.retry': does.inDialog('Try again'),
    'done: askWallets': [
      row(
        'waits until the services have answered that Apple could not reach the phone',
        line.answer('askWallets', reportOf({ unreached: 1 })),
        { brings: 0 },
      ),
      row(
        'waits until the services have answered that the phone waits for the next try',
        line.answer('askWallets', WAITING),
        { brings: 1 },
      ),
    ],
    'error: askWallets': line.failsAll('askWallets'),
    'done: resendWalletUpdates': row(
      'waits until the services have answered that it is tried again',
      line.answer('resendWalletUpdates', WAITING),
      { brings: 1 },
    ),
    'error: resendWalletUpdates': line.fails('resendWalletUpdates'),
    'after: nextLook': does.waits('for a second, until the page asks the services again'),
  },
  views: {
    // The last report stays visible until there is an answer.
    asking: sees.text(/^(Checking saved passes|0 of 1 phone notified|We could not check .*)$/),
    'idle.resting': tellsHowMany,
    'idle.watching': [tellsHowMany, sees.text(savedPassesWords.waiting({ count: 1 }))],
    resending: sees.text(/^(Sending…|Try again)$/),
    failed: [
      sees.text(/^(We could not check|The request failed)/),
      sees.part('button', 'Try again'),
    ],
  },
});
