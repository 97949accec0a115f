/** The wizard's flows, from the first screen to the saved coupon. */
import type { FlowName } from '../../../src/domain/wizard/flows.ts';
import { FLOWS, screensOf, SUB_FLOWS } from '../../../src/domain/wizard/flows.ts';
import { SCREEN_NAMES } from '../../../src/domain/coupon/fields/screen-names.ts';
import { wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import type { Deed, Process } from '../kit/kit.ts';
import { couponOf, does, gates, line, processOf, row, sees, start, storage } from '../kit/kit.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import { prepareCoupons } from '../dashboard/dashboard.ts';
import { OPEN_OWN_DESIGN } from './image-upload.ts';
import { WIZARD_EVENTS } from './wizard-events.ts';
import { inputOf, readingsOf } from './wizard-model.ts';
import { WIZARD_OUTCOMES, WIZARD_VIEWS } from './wizard-outcomes.ts';

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
