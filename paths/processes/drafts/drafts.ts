/** Shared by the processes about drafts. */
import * as wizardWords from '../../../src/words/wizard.gen.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import type { Hand, Stage, View } from '../kit/kit.ts';
import { does, each, gates, processOf, row, sees, session, storage, when } from '../kit/kit.ts';
import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { DRAFT_RETRY_MS, DRAFT_WRITE_LIMIT_MS } from '../../../src/domain/constants.ts';
import * as administrationWords from '../../../src/words/administration.gen.ts';
import { draftMachine } from '../../../src/machines/drafts/draft.machine.ts';
import { CALLS } from '../../hand/calls.ts';
import * as actionsWords from '../../../src/words/actions.gen.ts';
import { draftDiscardMachine } from '../../../src/machines/removal.machine.ts';
import * as dashboardWords from '../../../src/words/dashboard.gen.ts';

export const BAKERY = `/create/${BAKERY_ID}`;
export const ANSWER = 'No, make one from text';
const SAVED = sees.text(new RegExp(`^${wizardWords.draftSaved()}$`));

/** Answers the first question of a new coupon, which is stored as a draft; `opened` runs in between. */
export const beginCoupon = (...opened: readonly Hand[]) =>
  row(`opens ${BAKERY}, chooses “${ANSWER}”, and reads “${wizardWords.draftSaved()}”`, [
    does.open(BAKERY),
    opened,
    does.check(ANSWER),
    SAVED,
  ]);

export const STORAGE_BREAKS = row(
  'has a browser whose storage breaks (only the runner can do this)',
  storage.breakAll,
  { brings: new Error('AbortError') },
);

const OTHER = 'Yes, I have a logo';
const FAQS = does.press('FAQs', 'link');

/** Selects the other answer of the first screen. */
async function change({ page }: Stage): Promise<void> {
  const isFirst = await page.getByRole('radio', { name: ANSWER }).isChecked();
  await page.getByRole('radio', { name: isFirst ? OTHER : ANSWER }).check();
}

/** Presses "Leave" if the wizard asks. */
async function confirmLeaving({ page }: Stage): Promise<void> {
  const question = page.getByRole('dialog', { name: administrationWords.askLeaveWizard() });
  await question.or(page.getByRole('heading', { name: /^(?!Step)/, level: 1 })).waitFor();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Leave' }).click();
}

/** Signs out in another tab. The provider is not called, since its session serves other paths. */
async function signOutElsewhere(stage: Stage): Promise<void> {
  const drafts = await storage.count(stage);
  const tab = await session.otherTab(stage);
  const asked = new Promise<void>((resolve) => {
    void tab.route(CALLS.provider.address, async (route) => {
      await route.abort();
      resolve();
    });
  });
  await tab.goto(`${stage.url}/logout`);
  if (drafts > 0) await tab.getByRole('button', { name: 'Sign out' }).click();
  await asked;
  await tab.close();
}

type Kept = ContextFrom<typeof draftMachine>;
const isFirst = ({ isStored }: Kept): boolean => !isStored;
const STEP_1 = sees.part('heading', /^Step 1/);
const IS_PENDING = sees.text(new RegExp(`^(${actionsWords.saving()}|${actionsWords.notSaved()})$`));
const hasLeft = sees.no('heading', /^Step 1/);
const isUnsaved = (advice: string): View => [sees.text(actionsWords.notSaved()), sees.text(advice)];

export const draft = processOf(draftMachine, 'Keeping a draft', {
  rows: ['WIZ-11'],
  isAlone: true,
  starts: row(`signs in and opens ${BAKERY}, the design “Bakery: the 13th roll free”`, [
    does.holdClock,
    ...[storage.watch, session.bring, does.open(BAKERY), STEP_1],
  ]),
  reads: ({ hasLaterChange, isStored, fault }) => ({ hasLaterChange, isStored, fault }),
  steps: {
    'draft.change': row(
      `chooses “${ANSWER}”, or “${OTHER}” where that is chosen already`,
      [storage.hold, change],
      { when: ({ hasLaterChange }) => !hasLaterChange },
    ),
    'draft.flush': row('switches to another tab of the browser', ({ page }) =>
      page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide'))),
    ),
    'draft.discard': row(
      'presses “FAQs”, and “Leave” if the page asks “Leave without saving?”',
      [storage.hold, FAQS, confirmLeaving],
      { when: ({ isStored, fault }) => isStored || fault === 'signed-out' },
    ),
    'draft.release': row([storage.free, FAQS, does.inDialog('Keep as draft')], {
      when: when.both(when.at('saved'), ({ isStored, fault }: Kept) => isStored && fault === null),
    }),
    'draft.forget': row(
      'opens /logout in another tab, and presses “Sign out” there if the page asks',
      [storage.free, signOutElsewhere],
    ),
    'done: writeDraft': [
      row('waits until the draft is stored', storage.pass, { when: isFirst }),
      // Two changes in a row come here first: it must be the last write.
      row('waits until the draft is stored again', storage.pass, { when: when.not(isFirst) }),
    ],
    'error: writeDraft': { ...STORAGE_BREAKS, brings: null },
    'done: eraseDraft': row('waits until the draft is deleted', [
      storage.free,
      (stage) => expect.poll(() => storage.count(stage)).toBe(0),
    ]),
    'error: eraseDraft': { ...STORAGE_BREAKS, brings: null },
    'after: waitShown': does.waits('while the storage is slow'),
    'after: writeLimit': does.passes(
      'waits ten seconds for storage that does not answer (only the runner can do this)',
      DRAFT_WRITE_LIMIT_MS,
    ),
    'after: retry': does.passes('waits until the page tries to store it again', DRAFT_RETRY_MS),
  },
  views: {
    untouched: STEP_1,
    'pending.writing': sees.told(
      `the words “${actionsWords.saving()}” or “${actionsWords.notSaved()}”; without the runner, which holds the storage, “Saved” follows at once`,
      () => Promise.resolve(IS_PENDING),
    ),
    saved: SAVED,
    unsaved: isUnsaved(wizardWords.draftRefused()),
    ...each(hasLeft, 'erasing', 'erased'),
    released: [hasLeft, sees.text(wizardWords.keptDraft())],
    ...each(isUnsaved(wizardWords.draftSignedOut()), 'forgotten.unchanged', 'forgotten.changed'),
  },
});

const ELSEWHERE = 'Walked by “Keeping a draft”.';
const isAsItWasLeft = sees.checked('radio', ANSWER);

/** Two tabs have one draft each. A tab finds the draft that was begun in it. */
async function comeBack(stage: Stage): Promise<void> {
  const { page, url } = stage;
  const other = await session.otherTab(stage);
  await other.goto(url + BAKERY);
  await other.getByRole('heading', { name: /^Step 1/ }).waitFor();
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await page.getByRole('heading', { name: /^Step 1/ }).waitFor();
  await other.close();
}

export const draftRecovery = processOf(draftMachine, 'Going on with a draft', {
  name: 'draft-recovery',
  rows: ['WIZ-11'],
  isAlone: true,
  starts: row(
    `chooses “${ANSWER}” at ${BAKERY}, reads “Saved”, opens the same address in a second tab, and reloads the first`,
    [session.bring, beginCoupon(), comeBack],
  ),
  reads: ({ isStored }) => ({ isStored }),
  steps: {
    'draft.change': row(`sees “${ANSWER}” chosen, as it was left`, [], {
      when: when.at('untouched'),
    }),
    'done: writeDraft': does.waits('until it is stored again'),
    ...each(ELSEWHERE, 'draft.flush', 'draft.discard', 'draft.release', 'draft.forget'),
    ...each(ELSEWHERE, 'error: writeDraft', 'done: eraseDraft', 'error: eraseDraft'),
    ...each(ELSEWHERE, 'after: waitShown', 'after: writeLimit', 'after: retry'),
  },
  views: {
    saved: [isAsItWasLeft, SAVED],
    ...each(isAsItWasLeft, 'untouched', 'pending.writing', 'unsaved', 'erasing', 'erased'),
    ...each(isAsItWasLeft, 'released', 'forgotten.unchanged', 'forgotten.changed'),
  },
  notWalked: { 'draft.change': ELSEWHERE, 'done: writeDraft · 1 of 2': ELSEWHERE },
});

const IS_THERE = sees.part('article', /^Draft: /);
const IS_GONE = sees.no('article', /^Draft: /);

async function goOnElsewhere(stage: Stage): Promise<void> {
  const tab = await session.otherTab(stage);
  await tab.goto(`${stage.url}/dashboard`);
  await tab.getByRole('button', { name: /^Continue draft/ }).click();
  await tab.getByRole('heading', { name: /^Step 1/ }).waitFor();
}

const discards = does.waits('until the draft is discarded', gates.locks.open);
const discardsElsewhere = row('goes on with the draft in another tab meanwhile', [
  goOnElsewhere,
  gates.locks.open,
]);
const storageBreaks = row('has a browser whose storage breaks (only the runner can do this)', [
  ...[storage.hold, gates.locks.open, storage.breakAll, storage.free],
]);

export const draftDiscard = processOf(draftDiscardMachine, 'Discarding a draft', {
  rows: ['DASH-16'],
  isAlone: true,
  starts: row([
    ...[gates.locks.install, storage.watch, session.bring, beginCoupon()],
    ...[does.open('/dashboard'), IS_THERE],
  ]),
  steps: {
    'removal.ask': row(does.press(/^Discard draft/), {
      payload: { thing: { id: 'draft', name: 'Unnamed coupon' } },
    }),
    'removal.confirm': row([gates.locks.arm, does.press('Yes')]),
    'removal.cancel': row([does.press('No'), IS_THERE]),
    'done: remove': row([discards, sees.text(dashboardWords.draftDiscarded()), IS_GONE]),
    'error: remove': [
      row([discardsElsewhere, sees.text(dashboardWords.draftOpenElsewhere())], {
        brings: new Error('Another tab has it open.'),
      }),
      row([storageBreaks, sees.text(dashboardWords.draftNotDiscarded()), IS_THERE], {
        brings: new Error('The disk is broken.'),
      }),
    ],
    'after: waitShown': does.WAITS,
  },
  views: {
    resting: [sees.part('heading', 'Your coupons'), sees.noText(dashboardWords.askDiscardDraft())],
    asking: [
      sees.text(dashboardWords.askDiscardDraft()),
      sees.text(dashboardWords.customizationsLost()),
    ],
    'removing.brief': sees.busy('button', /^Yes$|^Discarding…$/),
    'removing.slow': sees.busy('button', 'Discarding…'),
  },
  notWalked: { 'error: remove · 1 of 2': 'The browser knows what drafts it has.' },
});
