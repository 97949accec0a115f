/** The wizard's flows, from the first screen to the saved coupon. */
import { type FlowName, FLOWS, screensOf, SUB_FLOWS } from '../../../src/domain/wizard/flows.ts';
import { SCREEN_NAMES, type ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import { wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import type { Deed, Process, Stage, View } from '../kit/kit.ts';
import {
  couponOf,
  does,
  gates,
  line,
  neither,
  perform,
  processOf,
  row,
  sees,
  start,
  storage,
} from '../kit/kit.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import { prepareCoupons } from '../dashboard/dashboard.ts';
import { OPEN_OWN_DESIGN } from './image-upload.ts';
import { type Definition, WIZARD_EVENTS } from './wizard-events.ts';
import { inputOf, readingsOf, viewOf } from './wizard-model.ts';
import * as administrationWords from '../../../src/words/administration.gen.ts';
import * as finishWords from '../../../src/words/finish.gen.ts';
import type { CallName } from '../../hand/calls.ts';
import { STORAGE_BREAKS } from '../drafts/drafts.ts';
import { CHANGED_ELSEWHERE } from './submission.ts';
import type { WizardContext } from '../../../src/machines/wizard/wizard-context.ts';
import { SAVE_ON_PROOF } from './wizard-hand.ts';
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
const WIZARD_OUTCOMES = {
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
const WIZARD_VIEWS: Definition['views'] = {
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

/** Arrows that a flow does not take, and which process walks them. */
function notWalkedIn(flow: FlowName): Readonly<Record<string, string>> {
  const traits = inputOf(flow).traits;
  const screens = new Set(
    FLOWS[flow].steps.flatMap((step) =>
      SUB_FLOWS.flatMap((subFlow) => screensOf(step, traits, subFlow)),
    ),
  );
  const missing = SCREEN_NAMES.flatMap((screen, index) =>
    screens.has(screen) ? [] : [`always · ${index + 1} of ${SCREEN_NAMES.length}`],
  );
  return {
    'arriving · always · refused': 'A wizard always stands on one of its screens.',
    ...Object.fromEntries(missing.map((part) => [part, 'This flow has no such screen.'])),
    'submitting · leave.request':
      'A dialog covers the frame while a coupon is saved; its link “Dashboard” is walked by “Saving”.',
    'preflight.show · refused': 'The link is there if the screen of its field was reached.',
    'working.previewing · preflight.fix':
      'Pressed on the proof by “[PRE-01]” of tests/ui/wizard/wizard-preflight.test.tsx.',
    'working.previewing · preflight.show':
      'Pressed on the proof by “[PRE-01]” of tests/ui/wizard/wizard-preflight.test.tsx.',
    ...(flow !== 'edit' && {
      'done: submission · 2 of 3': 'Only a saved coupon can have been changed elsewhere.',
      'step.submit · 3 of 6': 'Only a saved coupon is saved from any step.',
      'artwork.drawn · 1 of 2': 'Only a saved coupon is saved without the proof.',
    }),
    ...(!screens.has('coupon.text') && {
      'working.filling · form.change': 'Walked by “Create from a template”.',
      'design.undo': 'Walked by “Create from a template”.',
      'design.redo': 'Walked by “Create from a template”.',
      'design.reset': 'A design of one’s own has nothing to go back to.',
      'working · step.goto': 'Walked by “Create from a template”.',
    }),
  };
}

function flowOf(flow: FlowName, title: string, rows: readonly string[], open: Deed): Process {
  return processOf(wizardMachine, title, {
    name: `wizard-${flow}`,
    rows,
    starts: start(inputOf(flow), open.words, [
      ...[line.hold('create', 'update'), gates.drawing.install, storage.watch, open],
      sees.part('heading', /^Step 1/),
    ]),
    reads: readingsOf,
    steps: {
      ...WIZARD_EVENTS,
      ...WIZARD_OUTCOMES,
      'after: barcodePause': does.waits('a second without typing'),
    },
    views: { ...WIZARD_VIEWS, ...(flow === 'edit' && { saved: sees.address(/\/dashboard/) }) },
    notWalked: notWalkedIn(flow),
  });
}

export const wizardFlows: readonly Process[] = [
  flowOf(
    'create',
    'Create from a template',
    ['WIZ-02', 'WIZ-08', 'WIZ-09'],
    row(
      `searches the catalogue for “bakery” and presses “Create coupon” on the tile “Bakery: the 13th roll free”`,
      does.open(`/create/${BAKERY_ID}`),
    ),
  ),
  flowOf('design', 'Upload your own design', ['WIZ-03'], OPEN_OWN_DESIGN),
  flowOf(
    'campaign',
    'Coupon and Ride-Along',
    ['WIZ-04', 'WIZ-13'],
    row(
      `opens /campaign/${BAKERY_ID}, the design “Bakery: the 13th roll free” with its Ride-Along image`,
      does.open(`/campaign/${BAKERY_ID}`),
    ),
  ),
  flowOf(
    'edit',
    'Edit a saved coupon',
    ['WIZ-05'],
    row(
      'makes a coupon, and opens in a new tab the address that “Edit” behind its three dots on the dashboard leads to',
      [prepareCoupons(1), does.open((stage) => `/project/edit/${couponOf(stage).id}`)],
    ),
  ),
];
