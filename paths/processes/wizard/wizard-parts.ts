import type { ContextFrom } from 'xstate';
import { CHUNK_TIMEOUT_MS } from '../../../src/domain/constants.ts';
import { LATE_PARTS } from '../../../src/domain/wizard/draft-messages.ts';
import { wizardPartsMachine } from '../../../src/machines/wizard/wizard-parts.machine.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import * as does from '../../hand/does.ts';
import type { Hand, View } from '../../hand/hand.ts';
import { holdIdle, letIdle } from '../../hand/idle-gate.ts';
import * as line from '../../hand/line.ts';
import * as sees from '../../hand/sees.ts';
import type { Stage } from '../../hand/stage.ts';
import { bringSession } from '../../hand/tab-session.ts';
import { processOf } from '../../model/process.ts';
import { ANSWER, BAKERY } from '../drafts/drafts.ts';

const answered = sees.part('radio', ANSWER);
const FAQS = does.press('FAQs', 'link');
const awaited = sees.text(LATE_PARTS.awaited);
const comes = line.pass('lateScreens');

/** The first screen, whose later parts wait at the network until a step lets them come. */
const openFirstScreen: Hand = [
  ...[({ page }: Stage) => page.clock.install(), holdIdle, line.hold('lateScreens')],
  ...[(stage: Stage) => bringSession(stage), does.open(BAKERY), answered],
];

const openSecondWizard: Hand = [
  ...[openFirstScreen, letIdle, comes, FAQS, sees.no('radio', ANSWER)],
  ...[({ page }: Stage) => page.goBack(), does.check(ANSWER)],
];

const loseNetworkForAMoment: Hand = [
  ({ page }) => page.context().setOffline(true),
  sees.text(commonWords.networkGone()),
  ({ page }) => page.context().setOffline(false),
  sees.text(commonWords.networkBack()),
];

async function reload({ page }: Stage): Promise<void> {
  const document = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Reload' }).click();
  await document;
}

type Context = ContextFrom<typeof wizardPartsMachine>;
const isNobodyWaiting = ({ waiting }: Context): boolean => waiting === 'nothing';

/** Whatever happens, the answer stays, and nobody is left alone with a failure. */
const isQuiet: View = [sees.checked('radio', ANSWER), sees.noText(LATE_PARTS.missing)];

export const wizardParts = processOf({
  name: 'wizard-parts',
  title: 'What comes behind the wizard’s first screen',
  rows: ['WIZ-17', 'SHELL-12'],
  isAlone: true,
  machine: wizardPartsMachine,
  starts: [
    {
      words: `opens ${BAKERY} with the file “late-screens” held back in the browser’s network tools, and chooses “${ANSWER}” before the page has come to rest`,
      input: { areThere: false },
      hand: [openFirstScreen, does.check(ANSWER)],
    },
    {
      words: `opens ${BAKERY}, waits a moment, presses “FAQs” and the browser’s “Back”, and chooses “${ANSWER}”`,
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
        when: (_, places) => places.includes('missing'),
        hand: [reload, answered, letIdle],
      },
    ],
    'parts.await': [
      {
        words: `presses “Next” and reads “${LATE_PARTS.awaited}”`,
        payload: { waiting: 'submission' },
        when: isNobodyWaiting,
        hand: [does.inMain('Next'), awaited],
      },
      {
        words: `presses “FAQs” and reads “${LATE_PARTS.awaited}”`,
        payload: { waiting: 'question' },
        when: isNobodyWaiting,
        hand: [FAQS, awaited],
      },
    ],
  },
  actors: {
    loadParts: {
      done: [
        {
          words: 'lets the file come, and stays where the hand was',
          when: isNobodyWaiting,
          hand: comes,
        },
        {
          words: 'lets the file come, and is asked for the “Logo text” without another press',
          when: ({ waiting }) => waiting === 'submission',
          hand: [comes, sees.part('textbox', /Logo text/)],
        },
        {
          words: `lets the file come, and is asked “${commonWords.askLeaveWizard()}”`,
          when: ({ waiting }) => waiting === 'question',
          hand: [comes, sees.part('dialog', commonWords.askLeaveWizard())],
        },
      ],
      error: { words: 'breaks the line while the file comes', hand: line.cut('lateScreens') },
    },
  },
  delays: { longest: does.passes('waits two minutes without the file', CHUNK_TIMEOUT_MS) },
  views: {
    absent: isQuiet,
    loading: isQuiet,
    failed: isQuiet,
    missing: [
      sees.checked('radio', ANSWER),
      sees.text(LATE_PARTS.missing),
      sees.part('button', 'Reload'),
    ],
    there: [sees.noText(LATE_PARTS.awaited), sees.noText(LATE_PARTS.missing), sees.text(/^Step 1/)],
  },
});
