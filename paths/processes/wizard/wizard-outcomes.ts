/** The outcomes of the wizard's actors, and what a person sees in each place. */
import * as administrationWords from '../../../src/words/administration.gen.ts';
import * as finishWords from '../../../src/words/finish.gen.ts';
import type { CallName } from '../../hand/calls.ts';
import {
  does,
  line,
  neither,
  perform,
  row,
  sees,
  type Stage,
  storage,
  type View,
} from '../kit/kit.ts';
import { STORAGE_BREAKS } from '../drafts/drafts.ts';
import { CHANGED_ELSEWHERE } from './submission.ts';
import type { WizardContext } from '../../../src/machines/wizard/wizard-context.ts';
import type { Definition } from './wizard-events.ts';
import { SAVE_ON_PROOF } from './wizard-hand.ts';
import { viewOf } from './wizard-screens.ts';
import * as wizardWords from '../../../src/words/wizard.gen.ts';

const NEVER_ENDS =
  'Drawing never ends by itself; that it breaks at once needs a fault inside it, which no page can cause. A machine test covers it.';

/** An edit updates; every other flow creates. */
const saveCall = ({ coupons }: Stage): CallName => (coupons.length > 0 ? 'update' : 'create');

/** The coupon is saved. For an edit a dialog shows that. */
async function letSave(stage: Stage): Promise<void> {
  await perform(line.pass(saveCall(stage)), stage);
  const close = stage.page
    .getByRole('dialog', { name: 'Your coupon is ready' })
    .getByRole('button', { name: 'Close' });
  await close
    .or(stage.page.getByRole('button', { name: 'Copy' }))
    .first()
    .waitFor();
  if (await close.isVisible()) await close.click();
}

const OFFLINE = 'choose “Offline” in the developer tools (F12, “Network”, “Throttling”)';

/** The outcomes of drawing, proof and saving. */
export const WIZARD_OUTCOMES = {
  ...neither('drawArtwork', NEVER_ENDS),
  'done: keepDraft': row('waits until the draft is stored', storage.free),
  'error: keepDraft': STORAGE_BREAKS,
  'done: previewDialog': [
    row(SAVE_ON_PROOF, { brings: { kind: 'saving' } }),
    row('presses “Edit details” on the proof', does.inDialog('Edit details'), {
      brings: { kind: 'editing', part: 'details' },
    }),
    row('presses “Close” on the proof', does.inDialog('Close'), { brings: { kind: 'closed' } }),
  ],
  'error: previewDialog': 'The proof cannot break: it waits for nobody.',
  'done: submission': [
    row('waits until the coupon is saved; after an edit, presses “Close”', letSave, {
      brings: { receipt: { id: 'coupon', informedImagesId: null }, isReload: false },
    }),
    row(
      'waits until the coupon could not be sent, and presses “Go back”',
      [(stage) => perform(line.cut(saveCall(stage)), stage), does.inDialog('Go back')],
      { before: OFFLINE, brings: { receipt: null, isReload: false } },
    ),
    row(
      'waits until the services have answered that it was changed, and presses “Open the saved version”',
      [CHANGED_ELSEWHERE, does.inDialog('Open the saved version')],
      {
        before: 'edit and save the same coupon in another browser',
        when: ({ stored }: WizardContext) => stored !== null,
        brings: { receipt: null, isReload: true },
      },
    ),
  ],
  'error: submission': 'Its failures are states of its own; “Saving” walks them.',
} satisfies Partial<Definition['steps']>;

const hasLeft: View = [sees.no('dialog', /./), sees.address(/^(?!.*\/(create|campaign)\/)/)];
const asks = sees.part('dialog', administrationWords.askLeaveWizard());

/** What a person sees in each place. */
export const WIZARD_VIEWS: Definition['views'] = {
  'working.filling.arriving': [],
  'working.filling.design.upload': viewOf('design.upload'),
  'working.filling.logo.choice': viewOf('logo.choice'),
  'working.filling.logo.upload': viewOf('logo.upload'),
  'working.filling.logo.text': viewOf('logo.text'),
  'working.filling.coupon.text': viewOf('coupon.text'),
  'working.filling.coupon.colors': viewOf('coupon.colors'),
  'working.filling.coupon.theme': viewOf('coupon.theme'),
  'working.filling.details.business': viewOf('details.business'),
  'working.filling.barcode.format.settled': viewOf('barcode.format'),
  'working.filling.barcode.format.pausing': viewOf('barcode.format'),
  'working.filling.ride-along.question': viewOf('ride-along.question'),
  'working.filling.ride-along.upload': viewOf('ride-along.upload'),
  'working.filling.ride-along.colors': viewOf('ride-along.colors'),
  'working.drawing': sees.part('dialog', 'Drawing your coupon'),
  'working.undrawn': sees.part('dialog', finishWords.submissionTitle()),
  'working.previewing': sees.part('button', /^Next preview/),
  'asking.choosing': asks,
  'asking.keeping': asks,
  'asking.unkept': [asks, sees.text(wizardWords.draftRefused())],
  submitting: sees.part('dialog', 'Submitting'),
  // A new coupon continues with its link. The flow of an edit overrides this.
  saved: sees.address(/\/share\//),
  // The saved version of a coupon opens in its own wizard.
  left: hasLeft,
  kept: [hasLeft, sees.text(wizardWords.keptDraft())],
};
