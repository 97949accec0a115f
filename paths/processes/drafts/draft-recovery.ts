import { expect } from '@playwright/test';
import { draftMachine } from '../../../src/machines/drafts/draft.machine.ts';
import { does, neither, processOf, row, sees, session, type Stage, when } from '../kit/kit.ts';
import { ANSWER, BAKERY, beginCoupon, SAVED } from './drafts.ts';

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
    'draft.flush': ELSEWHERE,
    'draft.discard': ELSEWHERE,
    'draft.release': ELSEWHERE,
    'draft.forget': ELSEWHERE,
    'done: writeDraft': does.waits('until it is stored again'),
    'error: writeDraft': ELSEWHERE,
    ...neither('eraseDraft', ELSEWHERE),
    'after: waitShown': ELSEWHERE,
    'after: writeLimit': ELSEWHERE,
    'after: retry': ELSEWHERE,
  },
  views: {
    untouched: isAsItWasLeft,
    'pending.writing': isAsItWasLeft,
    saved: [isAsItWasLeft, SAVED],
    unsaved: isAsItWasLeft,
    erasing: isAsItWasLeft,
    erased: isAsItWasLeft,
    released: isAsItWasLeft,
    'forgotten.unchanged': isAsItWasLeft,
    'forgotten.changed': isAsItWasLeft,
  },
  notWalked: { 'draft.change': ELSEWHERE, 'done: writeDraft · 1 of 2': ELSEWHERE },
});
