import type { ContextFrom } from 'xstate';
import { CHUNK_TIMEOUT_MS } from '../../../src/domain/constants.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import { LATE_PARTS } from '../../../src/domain/wizard/draft-messages.ts';
import { wizardPartsMachine } from '../../../src/machines/wizard/wizard-parts.machine.ts';
import { CALLS } from '../../hand/calls.ts';
import { holdIdle, letIdle } from '../../hand/idle-gate.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import type { Stage } from '../../hand/stage.ts';
import { bringSession } from '../../hand/tab-session.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { press } from './wizard-screens.ts';

const ANSWER = 'No, make one from text';
const ADDRESS = `/create/${BAKERY_ID}`;

const answer = ({ page }: Stage) => page.getByRole('radio', { name: ANSWER });
const next: Hand = (stage) => press(stage, 'Next');

/** The first screen, whose later parts wait at the network until a step lets them come. */
async function openFirstScreen(stage: Stage): Promise<void> {
  const { page, url, network } = stage;
  await page.clock.install();
  await holdIdle(stage);
  await network.hold(CALLS.lateScreens);
  await bringSession(stage, page);
  await page.goto(url + ADDRESS);
  await answer(stage).waitFor();
}

async function openSecondWizard(stage: Stage): Promise<void> {
  const { page, network } = stage;
  await openFirstScreen(stage);
  await letIdle(stage);
  await network.pass(CALLS.lateScreens);
  await page.getByRole('link', { name: 'FAQs' }).first().click();
  await answer(stage).waitFor({ state: 'hidden' });
  await page.goBack();
  await answer(stage).check();
}

async function waitsFor(stage: Stage, deed: Hand): Promise<void> {
  await deed(stage);
  await stage.page.getByText(LATE_PARTS.awaited).waitFor();
}

async function loseNetworkForAMoment({ page }: Stage): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await page.getByText(commonWords.networkGone()).waitFor();
  await context.setOffline(false);
  await page.getByText(commonWords.networkBack()).waitFor();
}

async function reload(stage: Stage): Promise<void> {
  const document = stage.page.waitForEvent('domcontentloaded');
  await stage.page.getByRole('button', { name: 'Reload' }).click();
  await document;
  await answer(stage).waitFor();
  await letIdle(stage);
}

type Context = ContextFrom<typeof wizardPartsMachine>;
const isNobodyWaiting = ({ waiting }: Context): boolean => waiting === 'nothing';
const isMissing = (_: Context, [place]: readonly string[]): boolean => place === 'missing';

/** Whatever happens, what was answered is kept, and nobody is left alone with a failure. */
const isQuiet: View = async (sight) => {
  await sight.seesChecked('radio', ANSWER, true);
  await sight.readsNo(LATE_PARTS.missing);
};

export const wizardParts = processOf({
  name: 'wizard-parts',
  title: 'What comes behind the wizard’s first screen',
  rows: ['WIZ-17', 'SHELL-12'],
  isAlone: true,
  machine: wizardPartsMachine,
  starts: [
    {
      words: `opens ${ADDRESS} with the file “late-screens” held back in the browser’s network tools, and chooses “${ANSWER}” before the page has come to rest`,
      input: { areThere: false },
      hand: async (stage) => {
        await openFirstScreen(stage);
        await answer(stage).check();
      },
    },
    {
      words: `opens ${ADDRESS}, waits a moment, presses “FAQs” and the browser’s “Back”, and chooses “${ANSWER}”`,
      input: { areThere: true },
      hand: openSecondWizard,
    },
  ],
  reads: ({ waiting }) => ({ waiting }),
  events: {
    'parts.want': [
      {
        words: 'does nothing until the page has come to rest',
        when: (_, places) => places.includes('absent'),
        hand: letIdle,
      },
      { words: 'loses the network and has it back', hand: loseNetworkForAMoment },
      {
        words: 'presses “Reload” and waits until the page is there',
        when: isMissing,
        hand: reload,
      },
    ],
    'parts.await': [
      {
        words: `presses “Next” and reads “${LATE_PARTS.awaited}”`,
        payload: { waiting: 'submission' },
        when: isNobodyWaiting,
        hand: (stage) => waitsFor(stage, next),
      },
      {
        words: `presses “FAQs” and reads “${LATE_PARTS.awaited}”`,
        payload: { waiting: 'question' },
        when: isNobodyWaiting,
        hand: (stage) =>
          waitsFor(stage, ({ page }) => page.getByRole('link', { name: 'FAQs' }).first().click()),
      },
    ],
  },
  actors: {
    loadParts: {
      done: [
        {
          words: 'lets the file come, and stays where the hand was',
          when: isNobodyWaiting,
          hand: ({ network }) => network.pass(CALLS.lateScreens),
        },
        {
          words: 'lets the file come, and is asked for the “Logo text” without another press',
          when: ({ waiting }) => waiting === 'submission',
          hand: async ({ page, network }) => {
            await network.pass(CALLS.lateScreens);
            await page.getByLabel('Logo text').waitFor();
          },
        },
        {
          words: `lets the file come, and is asked “${commonWords.askLeaveWizard()}”`,
          when: ({ waiting }) => waiting === 'question',
          hand: async ({ page, network }) => {
            await network.pass(CALLS.lateScreens);
            await page.getByRole('dialog', { name: commonWords.askLeaveWizard() }).waitFor();
          },
        },
      ],
      error: [
        {
          words: 'breaks the line while the file comes',
          hand: ({ network }) => network.cut(CALLS.lateScreens),
        },
      ],
    },
  },
  delays: {
    longest: {
      words: 'waits two minutes without the file',
      hand: ({ page }) => page.clock.fastForward(CHUNK_TIMEOUT_MS),
    },
  },
  views: {
    absent: isQuiet,
    loading: isQuiet,
    failed: isQuiet,
    missing: async (sight) => {
      await sight.seesChecked('radio', ANSWER, true);
      await sight.reads(LATE_PARTS.missing);
      await sight.sees('button', 'Reload');
    },
    there: async (sight) => {
      await sight.readsNo(LATE_PARTS.awaited);
      await sight.readsNo(LATE_PARTS.missing);
      await sight.reads(/^Step 1/);
    },
  },
});
