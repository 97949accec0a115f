import { expect } from '@playwright/test';
import { DRAFT_WORDS } from '../../../src/domain/wizard/draft-messages.ts';
import { draftMachine } from '../../../src/machines/drafts/draft.machine.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import type { Stage } from '../../hand/stage.ts';
import { bringSession } from '../../hand/tab-session.ts';
import { processOf, type View } from '../../model/process.ts';

const ANSWER = 'No, make one from text';
const ELSEWHERE = { notWalked: 'Walked by “Keeping a draft”.' };

/** Two tabs have a draft each: the first one's is found again by the tab that it was begun in. */
async function comeBack(stage: Stage): Promise<void> {
  const { page, url } = stage;
  const address = `${url}/create/${BAKERY_ID}`;
  const saved = page.getByText(DRAFT_WORDS.saved, { exact: true });
  await bringSession(stage, page);
  await page.goto(address);
  await page.getByRole('radio', { name: ANSWER }).check();
  await saved.waitFor();
  const other = await page.context().newPage();
  await bringSession(stage, other);
  await other.goto(address);
  await other.getByRole('heading', { name: /^Step 1/ }).waitFor();
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await page.getByRole('heading', { name: /^Step 1/ }).waitFor();
  await other.close();
}

const isAsItWasLeft: View = (sight) => sight.seesChecked('radio', ANSWER, true);

export const draftRecovery = processOf({
  name: 'draft-recovery',
  title: 'Going on with a draft',
  rows: ['WIZ-11'],
  isAlone: true,
  machine: draftMachine,
  starts: [
    {
      words: `chooses “${ANSWER}” at /create/${BAKERY_ID}, reads “Saved”, opens the same address in a second tab, and reloads the first`,
      input: undefined,
      hand: comeBack,
    },
  ],
  reads: ({ isStored }) => ({ isStored }),
  events: {
    'draft.change': [
      {
        words: 'finds the coupon as it was left',
        when: (_, places) => places.includes('untouched'),
        hand: () => Promise.resolve(),
      },
    ],
    'draft.flush': ELSEWHERE,
    'draft.discard': ELSEWHERE,
    'draft.release': ELSEWHERE,
    'draft.forget': ELSEWHERE,
  },
  actors: {
    writeDraft: {
      done: [{ words: 'waits until it is stored again', hand: () => Promise.resolve() }],
      error: ELSEWHERE,
    },
    eraseDraft: ELSEWHERE,
  },
  delays: { waitShown: ELSEWHERE, writeLimit: ELSEWHERE, retry: ELSEWHERE },
  views: {
    untouched: isAsItWasLeft,
    'pending.writing': isAsItWasLeft,
    saved: async (sight, stage) => {
      await isAsItWasLeft(sight, stage);
      await sight.reads(new RegExp(`^${DRAFT_WORDS.saved}$`));
    },
    unsaved: isAsItWasLeft,
    erasing: isAsItWasLeft,
    erased: isAsItWasLeft,
    released: isAsItWasLeft,
    'forgotten.unchanged': isAsItWasLeft,
    'forgotten.changed': isAsItWasLeft,
  },
  notWalked: {
    'draft.change': ELSEWHERE.notWalked,
    'done: writeDraft · 1 of 2': ELSEWHERE.notWalked,
  },
});
