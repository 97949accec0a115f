import type { ContextFrom } from 'xstate';
import { CHUNK_TIMEOUT_MS } from '../../../src/domain/constants.ts';
import { wizardPartsMachine } from '../../../src/machines/wizard/wizard-parts.machine.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import * as administrationWords from '../../../src/words/administration.gen.ts';
import type { Hand, Stage, View } from '../../model/kit.ts';
import { does, idle, line, processOf, row, sees, start, session } from '../../model/kit.ts';
import { ANSWER, BAKERY } from '../drafts/drafts.ts';
import * as wizardWords from '../../../src/words/wizard.gen.ts';

const answered = sees.part('radio', ANSWER);
const FAQS = does.press('FAQs', 'link');
const awaited = sees.text(wizardWords.lateAwaited());
const comes = line.pass('lateScreens');

/** The first screen. Its later chunks wait at the network until a step passes them. */
const openFirstScreen: Hand = [
  ...[does.holdClock, idle.install, line.hold('lateScreens')],
  ...[session.bring, does.open(BAKERY), answered],
];

const openSecondWizard: Hand = [
  ...[openFirstScreen, idle.pass, comes, FAQS, sees.no('radio', ANSWER)],
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

/** In every case the answer stays, and no error is shown. */
const isQuiet: View = [sees.checked('radio', ANSWER), sees.noText(wizardWords.lateMissing())];

export const wizardParts = processOf(
  wizardPartsMachine,
  'What comes behind the wizard’s first screen',
  {
    rows: ['WIZ-17', 'SHELL-12'],
    isAlone: true,
    starts: [
      start(
        `blocks the file “late-screens” in the developer tools (F12, “Network request blocking”), opens ${BAKERY}, and at once chooses “${ANSWER}”`,
        { areThere: false },
        [openFirstScreen, does.check(ANSWER)],
      ),
      start(
        `opens ${BAKERY}, waits a moment, presses “FAQs” and the browser’s “Back”, and chooses “${ANSWER}”`,
        { areThere: true },
        openSecondWizard,
      ),
    ],
    reads: ({ waiting }) => ({ waiting }),
    events: {
      'parts.want': [
        row('waits until the page has loaded and is idle', idle.pass, {
          when: (_, places) => places.includes('absent'),
        }),
        row(
          'chooses “Offline” and then “No throttling” in the developer tools (F12, “Network”)',
          loseNetworkForAMoment,
        ),
        row('presses “Reload” and waits until the page is there', [reload, answered, idle.pass], {
          when: (_, places) => places.includes('missing'),
        }),
      ],
      'parts.await': [
        row(
          `presses “Next” and reads “${wizardWords.lateAwaited()}”`,
          [does.inMain('Next'), awaited],
          {
            payload: { waiting: 'submission' },
            when: isNobodyWaiting,
          },
        ),
        row(`presses “FAQs” and reads “${wizardWords.lateAwaited()}”`, [FAQS, awaited], {
          payload: { waiting: 'question' },
          when: isNobodyWaiting,
        }),
      ],
    },
    actors: {
      loadParts: {
        done: [
          row('unblocks “late-screens” and waits; the screen stays the same', comes, {
            when: isNobodyWaiting,
          }),
          row(
            'unblocks “late-screens” and waits; the field “Logo text” comes without another press',
            [comes, sees.part('textbox', /Logo text/)],
            { when: ({ waiting }) => waiting === 'submission' },
          ),
          row(
            `unblocks “late-screens” and waits; the page asks “${administrationWords.askLeaveWizard()}”`,
            [comes, sees.part('dialog', administrationWords.askLeaveWizard())],
            { when: ({ waiting }) => waiting === 'question' },
          ),
        ],
        error: row('waits until the file “late-screens” has failed', line.cut('lateScreens')),
      },
    },
    delays: { longest: does.passes('waits two minutes without the file', CHUNK_TIMEOUT_MS) },
    views: {
      absent: isQuiet,
      loading: isQuiet,
      failed: isQuiet,
      missing: [
        sees.checked('radio', ANSWER),
        sees.text(wizardWords.lateMissing()),
        sees.part('button', 'Reload'),
      ],
      there: [
        sees.noText(wizardWords.lateAwaited()),
        sees.noText(wizardWords.lateMissing()),
        sees.text(/^Step 1/),
      ],
    },
  },
);
