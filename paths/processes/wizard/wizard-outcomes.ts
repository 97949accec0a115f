/** The outcomes of the wizard's actors, and what a person sees in each place. */
import * as administrationWords from '../../../src/words/administration.gen.ts';
import * as finishWords from '../../../src/words/finish.gen.ts';
import { SCREEN_NAMES, type ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import type { CallName } from '../../hand/calls.ts';
import type { Stage, View } from '../kit/kit.ts';
import { does, line, neither, perform, row, sees, storage } from '../kit/kit.ts';
import { STORAGE_BREAKS } from '../drafts/drafts.ts';
import { CHANGED_ELSEWHERE } from './submission.ts';
import type { WizardContext } from '../../../src/machines/wizard/wizard-context.ts';
import type { Definition } from './wizard-events.ts';
import { SAVE_ON_PROOF } from './wizard-hand.ts';
import { viewOf } from './wizard-screens.ts';
import * as wizardWords from '../../../src/words/wizard.gen.ts';

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

/** The outcomes of drawing, proof and saving. */
export const WIZARD_OUTCOMES = {
  ...neither('drawArtwork'),
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
      { before: line.OFFLINE, brings: { receipt: null, isReload: false } },
    ),
    row([CHANGED_ELSEWHERE, does.inDialog('Open the saved version')], {
      before: CHANGED_ELSEWHERE.before,
      when: ({ stored }: WizardContext) => stored !== null,
      brings: { receipt: null, isReload: true },
    }),
  ],
  'error: submission': 'Its failures are states of its own; “Saving” walks them.',
} satisfies Partial<Definition['steps']>;

const hasLeft: View = [sees.no('dialog', /./), sees.address(/^(?!.*\/(create|campaign)\/)/)];
const asks = sees.part('dialog', administrationWords.askLeaveWizard());

/** Each screen where it is filled in: `working.filling.logo.choice`. */
const FILLED = Object.fromEntries(
  SCREEN_NAMES.map((screen) => [`working.filling.${screen}`, viewOf(screen)]),
) as { readonly [Screen in ScreenName as `working.filling.${Screen}`]: View };

/** What a person sees in each place. */
export const WIZARD_VIEWS: Definition['views'] = {
  ...FILLED,
  'working.filling.arriving': [],
  'working.filling.barcode.format.settled': viewOf('barcode.format'),
  'working.filling.barcode.format.pausing': viewOf('barcode.format'),
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
