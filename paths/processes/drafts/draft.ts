import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { DRAFT_RETRY_MS, DRAFT_WRITE_LIMIT_MS } from '../../../src/domain/constants.ts';
import * as administrationWords from '../../../src/words/administration.gen.ts';
import { draftMachine } from '../../../src/machines/drafts/draft.machine.ts';
import { CALLS } from '../../hand/calls.ts';
import type { Stage, View } from '../kit/kit.ts';
import { does, processOf, row, sees, session, storage, when } from '../kit/kit.ts';
import { ANSWER, BAKERY, SAVED, STORAGE_BREAKS } from './drafts.ts';
import * as wizardWords from '../../../src/words/wizard.gen.ts';
import * as actionsWords from '../../../src/words/actions.gen.ts';

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
    erasing: hasLeft,
    erased: hasLeft,
    released: [hasLeft, sees.text(wizardWords.keptDraft())],
    'forgotten.unchanged': isUnsaved(wizardWords.draftSignedOut()),
    'forgotten.changed': isUnsaved(wizardWords.draftSignedOut()),
  },
});
