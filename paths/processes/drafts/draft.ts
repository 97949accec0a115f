import { expect } from '@playwright/test';
import { DRAFT_RETRY_MS, DRAFT_WRITE_LIMIT_MS } from '../../../src/domain/constants.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import {
  DRAFT_ADVICE,
  DRAFT_WORDS,
  LEAVE_WORDS,
} from '../../../src/domain/wizard/draft-messages.ts';
import { draftMachine } from '../../../src/machines/drafts/draft.machine.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import type { Stage } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import {
  breakStorage,
  countDrafts,
  freeStorage,
  holdStorage,
  passStorage,
  watchStorage,
} from '../../hand/storage-gate.ts';
import { bringSession } from '../../hand/tab-session.ts';

const ANSWERS = ['No, make one from text', 'Yes, I have a logo'] as const;

const pass =
  (ms: number): Hand =>
  ({ page }) =>
    page.clock.fastForward(ms);

/** The other answer of the first screen. */
async function change({ page }: Stage): Promise<void> {
  const [first, second] = ANSWERS;
  const isFirst = await page.getByRole('radio', { name: first }).isChecked();
  await page.getByRole('radio', { name: isFirst ? second : first }).check();
}

/** To the FAQs, which ends the wizard and its draft. */
async function leave({ page }: Stage): Promise<void> {
  await page.getByRole('link', { name: 'FAQs' }).first().click();
  const question = page.getByRole('dialog', { name: commonWords.askLeaveWizard() });
  await question.or(page.getByRole('heading', { name: /^(?!Step)/, level: 1 })).waitFor();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Leave' }).click();
}

/** To the FAQs, which ends the wizard; its draft waits on the dashboard. */
async function keep(stage: Stage): Promise<void> {
  await freeStorage(stage);
  await stage.page.getByRole('link', { name: 'FAQs' }).first().click();
  const question = stage.page.getByRole('dialog', { name: commonWords.askLeaveWizard() });
  await question.getByRole('button', { name: 'Keep as draft' }).click();
}

/** In another tab; the provider is not told, its session serves other paths. */
async function signOutElsewhere(stage: Stage): Promise<void> {
  const { page, url } = stage;
  await freeStorage(stage);
  const drafts = await countDrafts(stage);
  const tab = await page.context().newPage();
  const asked = new Promise<void>((resolve) => {
    void tab.route(CALLS.provider.address, async (route) => {
      await route.abort();
      resolve();
    });
  });
  await bringSession(stage, tab);
  await tab.goto(`${url}/logout`);
  if (drafts > 0) await tab.getByRole('button', { name: 'Sign out' }).click();
  await asked;
  await tab.close();
}

const stays: View = (sight) => sight.sees('heading', /^Step 1/);
const hasLeft: View = (sight) => sight.misses('heading', /^Step 1/);
const isUnsaved =
  (advice: string): View =>
  async (sight) => {
    await sight.reads(DRAFT_WORDS.unsaved);
    await sight.reads(advice);
  };

const STORAGE_BREAKS = [
  {
    words: 'has a browser whose storage breaks',
    brings: () => null,
    hand: breakStorage,
  },
];

export const draft = processOf({
  name: 'draft',
  title: 'Keeping a draft',
  rows: ['WIZ-11'],
  isAlone: true,
  machine: draftMachine,
  starts: [
    {
      words: `opens /create/${BAKERY_ID}, the design “Baker's dozen”`,
      input: undefined,
      hand: async (stage) => {
        const { page, url } = stage;
        await page.clock.install();
        await watchStorage(stage);
        await bringSession(stage, page);
        await page.goto(`${url}/create/${BAKERY_ID}`);
        await page.getByRole('heading', { name: /^Step 1/ }).waitFor();
      },
    },
  ],
  reads: ({ hasLaterChange, isStored, fault }) => ({ hasLaterChange, isStored, fault }),
  events: {
    'draft.change': [
      {
        words: `chooses “${ANSWERS[0]}”, or “${ANSWERS[1]}” where that is chosen already`,
        when: ({ hasLaterChange }) => !hasLaterChange,
        hand: async (stage) => {
          await holdStorage(stage);
          await change(stage);
        },
      },
    ],
    'draft.flush': [
      {
        words: 'is about to close the page',
        hand: async ({ page }) => {
          await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
        },
      },
    ],
    'draft.discard': [
      {
        words: 'presses “FAQs”, and “Leave” where it is asked',
        when: ({ isStored, fault }) => isStored || fault === 'signed-out',
        hand: async (stage) => {
          await holdStorage(stage);
          await leave(stage);
        },
      },
    ],
    'draft.release': [
      {
        words: 'presses “FAQs”, and “Keep as draft”',
        when: ({ isStored, fault }, places) =>
          isStored && fault === null && places.includes('saved'),
        hand: keep,
      },
    ],
    'draft.forget': [{ words: 'signs out in another tab', hand: signOutElsewhere }],
  },
  actors: {
    writeDraft: {
      done: [{ words: 'waits until it is stored', hand: passStorage }],
      error: STORAGE_BREAKS,
    },
    eraseDraft: {
      done: [
        {
          words: 'waits until it is deleted',
          hand: async (stage) => {
            await freeStorage(stage);
            await expect.poll(() => countDrafts(stage)).toBe(0);
          },
        },
      ],
      error: STORAGE_BREAKS,
    },
  },
  delays: {
    waitShown: { words: 'waits for slow storage', hand: () => Promise.resolve() },
    writeLimit: {
      words: 'waits for storage that does not answer',
      hand: pass(DRAFT_WRITE_LIMIT_MS),
    },
    retry: { words: 'waits until it is tried again', hand: pass(DRAFT_RETRY_MS) },
  },
  views: {
    untouched: stays,
    'pending.writing': (sight) =>
      sight.reads(new RegExp(`^(${DRAFT_WORDS.saving}|${DRAFT_WORDS.unsaved})$`)),
    saved: (sight) => sight.reads(new RegExp(`^${DRAFT_WORDS.saved}$`)),
    unsaved: isUnsaved(DRAFT_ADVICE.refused),
    erasing: hasLeft,
    erased: hasLeft,
    released: async (sight, stage) => {
      await hasLeft(sight, stage);
      await sight.reads(LEAVE_WORDS.kept);
    },
    'forgotten.unchanged': isUnsaved(DRAFT_ADVICE['signed-out']),
    'forgotten.changed': isUnsaved(DRAFT_ADVICE['signed-out']),
  },
});
