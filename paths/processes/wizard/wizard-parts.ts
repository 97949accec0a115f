import type { ContextFrom } from 'xstate';
import { CHUNK_TIMEOUT_MS } from '../../../src/domain/start-limits.ts';
import { wizardPartsMachine } from '../../../src/machines/wizard/wizard-parts.machine.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import * as administrationWords from '../../../src/words/administration.gen.ts';
import * as wizardWords from '../../../src/words/wizard.gen.ts';
import type { Hand, Stage, View } from '../kit/kit.ts';
import { does, each, gates, line, processOf, row, sees, session, start, when } from '../kit/kit.ts';
import { ANSWER, BAKERY } from '../drafts/drafts.ts';

const answered = sees.part('radio', ANSWER);
const FAQS = does.press('FAQs', 'link');
const awaited = sees.text(wizardWords.lateAwaited());
const comes = line.pass('lateScreens');

/** The first screen. Its later chunks wait at the network until a step passes them. */
const openFirstScreen: Hand = [
  ...[does.holdClock, gates.idle.install, line.hold('lateScreens')],
  ...[session.bring, does.open(BAKERY), answered],
];

const openSecondWizard: Hand = [
  ...[openFirstScreen, gates.idle.pass, comes, FAQS, sees.no('radio', ANSWER)],
  ...[({ page }: Stage) => page.goBack(), does.check(ANSWER)],
];

const loseNetworkForAMoment = row(
  'chooses “Offline” and then “No throttling” in the developer tools (F12, “Network”)',
  [
    ({ page }) => page.context().setOffline(true),
    sees.text(commonWords.networkGone()),
    ({ page }) => page.context().setOffline(false),
    sees.text(commonWords.networkBack()),
  ],
);

async function reload({ page }: Stage): Promise<void> {
  const document = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Reload' }).click();
  await document;
}

type Context = ContextFrom<typeof wizardPartsMachine>;
const waitsFor =
  (what: Context['waiting']) =>
  ({ waiting }: Context): boolean =>
    waiting === what;
const unblocks = row('unblocks “late-screens” and waits', comes);

/** In every case the answer stays, and no error is shown. */
const isQuiet: View = [sees.checked('radio', ANSWER), sees.noText(wizardWords.lateMissing())];

export const wizardParts = processOf(wizardPartsMachine, 'Behind the wizard’s first screen', {
  rows: ['WIZ-17', 'SHELL-12'],
  isAlone: true,
  starts: [
    start(
      { areThere: false },
      `blocks the file “late-screens” in the developer tools (F12, “Network request blocking”), opens ${BAKERY}, and at once chooses “${ANSWER}”`,
      [openFirstScreen, does.check(ANSWER)],
    ),
    start(
      { areThere: true },
      `opens ${BAKERY}, waits a moment, presses “FAQs” and the browser’s “Back”, and chooses “${ANSWER}”`,
      openSecondWizard,
    ),
  ],
  reads: ({ waiting }) => ({ waiting }),
  steps: {
    'parts.want': [
      row('waits until the page has loaded and is idle', gates.idle.pass, {
        when: when.at('absent'),
      }),
      loseNetworkForAMoment,
      row(
        'presses “Reload” and waits until the page is there',
        [reload, answered, gates.idle.pass],
        { when: when.at('missing') },
      ),
    ],
    'parts.await': [
      row([does.inMain('Next'), awaited], {
        payload: { waiting: 'submission' },
        when: waitsFor('nothing'),
      }),
      row([FAQS, awaited], { payload: { waiting: 'question' }, when: waitsFor('nothing') }),
    ],
    'done: loadParts': [
      row('unblocks “late-screens” and waits; the screen stays the same', comes, {
        when: waitsFor('nothing'),
      }),
      row([unblocks, sees.part('textbox', /Logo text/)], { when: waitsFor('submission') }),
      row([unblocks, sees.part('dialog', administrationWords.askLeaveWizard())], {
        when: waitsFor('question'),
      }),
    ],
    'error: loadParts': row(
      'waits until the file “late-screens” has failed',
      line.cut('lateScreens'),
    ),
    'after: longest': does.passes('waits two minutes without the file', CHUNK_TIMEOUT_MS),
  },
  views: {
    ...each(isQuiet, 'absent', 'loading', 'failed'),
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
});
