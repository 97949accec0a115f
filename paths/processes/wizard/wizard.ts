/** The wizard's flows, from the first screen to the saved coupon. */
import type { FlowName } from '../../../src/domain/wizard/flows.ts';
import { FLOWS, screensOf, SUB_FLOWS } from '../../../src/domain/wizard/flows.ts';
import { SCREEN_NAMES } from '../../../src/domain/coupon/fields/screen-names.ts';
import { wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import type { Hand, Process } from '../kit/kit.ts';
import { couponOf, does, gates, line, processOf, sees, start, storage } from '../kit/kit.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import { prepareCoupons } from '../dashboard/dashboard.ts';
import { WIZARD_EVENTS } from './wizard-events.ts';
import { inputOf, readingsOf } from './wizard-model.ts';
import { WIZARD_OUTCOMES, WIZARD_VIEWS } from './wizard-outcomes.ts';

interface Flow {
  readonly flow: FlowName;
  readonly title: string;
  readonly rows: readonly string[];
  readonly words: string;
  readonly open: Hand;
}

const FLOWS_WALKED: readonly Flow[] = [
  {
    flow: 'create',
    title: 'Create from a template',
    rows: ['WIZ-02', 'WIZ-08', 'WIZ-09'],
    words: `searches the catalogue for “bakery” and presses “Create coupon” on the tile “Bakery: the 13th roll free”`,
    open: does.open(`/create/${BAKERY_ID}`),
  },
  {
    flow: 'design',
    title: 'Upload your own design',
    rows: ['WIZ-03'],
    words: 'presses “Create Coupon” and “Upload your own design”',
    open: does.open('/create/design'),
  },
  {
    flow: 'campaign',
    title: 'Coupon and Ride-Along',
    rows: ['WIZ-04', 'WIZ-13'],
    words: `opens /campaign/${BAKERY_ID}, the design “Bakery: the 13th roll free” with its Ride-Along image`,
    open: does.open(`/campaign/${BAKERY_ID}`),
  },
  {
    flow: 'edit',
    title: 'Edit a saved coupon',
    rows: ['WIZ-05'],
    words:
      'makes a coupon, and opens in a new tab the address that “Edit” behind its three dots on the dashboard leads to',
    open: [prepareCoupons(1), does.open((stage) => `/project/edit/${couponOf(stage).id}`)],
  },
];

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

function processOfFlow({ flow, title, rows, words, open }: Flow): Process {
  return processOf(wizardMachine, title, {
    name: `wizard-${flow}`,
    rows,
    starts: start(inputOf(flow), words, [
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

export const wizardFlows: readonly Process[] = FLOWS_WALKED.map(processOfFlow);
