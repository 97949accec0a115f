/** The wizard's flows, from the first screen to the saved coupon. */
import type { FlowName, ScreenName } from '../../../src/domain/wizard/flows.ts';
import {
  FLOWS,
  SCREEN_NAMES,
  screensOf,
  STEP_TITLES,
  SUB_FLOWS,
} from '../../../src/domain/wizard/flows.ts';
import { FAILURE_MESSAGES, QUESTIONS } from '../../../src/domain/messages.ts';
import { screenOf, type WizardContext } from '../../../src/machines/wizard/wizard-context.ts';
import { wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import { BAKERY_ID } from '../hand/sample-coupon.ts';
import { couponOf, type Stage } from '../hand/stage.ts';
import { type Hand, type Process, type ProcessDefinition, processOf } from '../model/process.ts';
import { CALLS } from './calls.ts';
import { prepareCoupons } from './dashboard.ts';
import { armDrawing, breakDrawing, holdDrawing, letDraw } from './drawing-gate.ts';
import { ANSWERS, IMAGES, inputOf, readingsOf, UPLOADED } from './wizard-model.ts';
import { press, SCREENS, upload, viewOf } from './wizard-screens.ts';

type Definition = ProcessDefinition<typeof wizardMachine>;

const on =
  (...screens: readonly ScreenName[]) =>
  (context: WizardContext): boolean =>
    screens.includes(screenOf(context));

const inDialog =
  (name: string | RegExp): Hand =>
  async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name }).first().click();
  };

/** "Next", or on the last screen the button that draws: what is drawn waits. */
const submit: Hand = async (stage) => {
  const last = stage.page.getByRole('main').getByRole('button', { name: /^Preview designs?$/ });
  if (await last.isVisible()) await armDrawing(stage);
  await press(stage, /^(Next|Preview designs?)$/);
};

/** Screens whose images must be there before they can be left. */
const UPLOADS = {
  'design.upload': ['appleStrip', 'googleStrip'],
  'logo.upload': ['appleLogo', 'googleLogo'],
  'ride-along.upload': ['rideAlong'],
} as const;

const LABELS = {
  appleStrip: 'Apple strip',
  googleStrip: 'Google strip',
  appleLogo: 'Apple logo',
  googleLogo: 'Google logo',
  rideAlong: 'Ride-Along image',
} as const;

function hasImages(context: WizardContext): boolean {
  const { apple, google, rideAlongImage } = context.form;
  switch (screenOf(context)) {
    case 'design.upload':
      return apple.stripImage !== null && google.stripImage !== null;
    case 'logo.upload':
      return apple.logoImage !== null && google.logoImage !== null;
    case 'ride-along.upload':
      return rideAlongImage !== null;
    default:
      return true;
  }
}

const SUBMITS: Definition['events']['step.submit'] = [
  ...SCREEN_NAMES.map((screen) => ({
    words: `fills in ${SCREENS[screen].words} and goes on`,
    payload: { values: ANSWERS[screen] },
    when: (context: WizardContext) => on(screen)(context) && hasImages(context),
    hand: async (stage: Stage) => {
      await SCREENS[screen].fill(stage);
      await submit(stage);
    },
  })),
  {
    words: 'says “Yes, I have a logo” and goes on',
    payload: { values: { haveLogoImage: 'yes' } },
    when: on('logo.choice'),
    hand: async (stage) => {
      await stage.page.getByRole('radio', { name: 'Yes, I have a logo' }).check();
      await submit(stage);
    },
  },
  {
    words: 'says “Yes, I have one” and goes on',
    payload: { values: { haveRideAlongImage: 'yes' } },
    when: on('ride-along.question'),
    hand: async (stage) => {
      await stage.page.getByRole('radio', { name: 'Yes, I have one' }).check();
      await submit(stage);
    },
  },
];

const IMAGES_CHANGE: Definition['events']['image.change'] = Object.entries(UPLOADS).flatMap(
  ([screen, slots]) =>
    slots.map((slot) => ({
      words: `uploads the ${LABELS[slot]}`,
      payload: { slot, image: UPLOADED },
      when: (context: WizardContext) =>
        on(screen as ScreenName)(context) && !hasImage(context, slot),
      hand: (stage: Stage) => upload(stage, LABELS[slot]),
    })),
);

function hasImage({ form }: WizardContext, slot: keyof typeof LABELS): boolean {
  const images = {
    appleStrip: form.apple.stripImage,
    googleStrip: form.google.stripImage,
    appleLogo: form.apple.logoImage,
    googleLogo: form.google.logoImage,
    rideAlong: form.rideAlongImage,
  };
  return images[slot] !== null;
}

const EVENTS: Definition['events'] = {
  'step.submit': SUBMITS,
  'step.next': [
    {
      words: 'presses “Next step” in the bar',
      payload: { values: {} },
      when: hasImages,
      hand: (stage) => press(stage, 'Next step'),
    },
  ],
  'step.back': [{ words: 'presses “Back”', hand: (stage) => press(stage, 'Back') }],
  'step.goto': [
    {
      words: 'presses the browser’s Back button',
      payload: { step: undefined, substep: undefined },
      when: (context) => context.step === 0 && context.substep === 1,
      hand: async ({ page }) => {
        await page.goBack();
      },
    },
  ],
  'form.change': [
    {
      words: 'types words for the strip',
      payload: { values: { text: { TEXT1: 'Three loaves', TEXT2: '' } } },
      when: (context) => on('coupon.text')(context) && context.history.past.length === 0,
      hand: async ({ page }) => {
        const fields = page.getByRole('main').locator('form').getByRole('textbox');
        await fields.nth(0).fill('Three loaves');
      },
    },
    {
      words: 'types a barcode’s text',
      payload: { values: { barcodeType: 'QR', barcodeInitialValue: 'PATHS-14' } },
      when: (context) => on('barcode.format')(context) && context.history.past.length === 0,
      hand: async ({ page }) => {
        await page.getByRole('radio', { name: 'QR code' }).check();
        await page.getByLabel('Barcode Field').fill('PATHS-14');
      },
    },
  ],
  'image.change': IMAGES_CHANGE,
  'design.undo': [
    {
      words: 'presses “Undo”',
      when: (context) => on('coupon.text')(context) && context.history.past.length > 0,
      hand: (stage) => press(stage, 'Undo'),
    },
  ],
  'design.redo': [
    {
      words: 'presses “Redo”',
      when: (context) => on('coupon.text')(context) && context.history.future.length > 0,
      hand: (stage) => press(stage, 'Redo'),
    },
  ],
  'design.reset': [
    {
      words: 'presses “Reset”',
      when: (context) => on('coupon.text')(context) && context.history.past.length > 0,
      hand: (stage) => press(stage, /^Reset/),
    },
  ],
  'preview.select': [
    {
      words: 'looks at the Google card',
      payload: { card: 'google' },
      when: (context) => context.step === 0 && context.substep === 0,
      hand: async ({ page }) => {
        await page.getByRole('tab', { name: 'Google coupon' }).click();
      },
    },
  ],
  'pane.select': [
    {
      words: 'takes a phone, turns to the preview and back',
      payload: { pane: 'design' },
      when: (context) => context.step === 0 && context.substep === 0,
      hand: async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('tab', { name: 'Preview', exact: true }).click();
        await page.getByRole('tab', { name: 'Design', exact: true }).click();
      },
    },
  ],
  'details.toggle': [
    {
      words: 'turns the card around',
      when: (context) => context.step === 0 && context.substep === 0,
      hand: async ({ page }) => {
        await page
          .getByRole('region', { name: 'Preview' })
          .getByRole('button', { name: /details/i })
          .first()
          .click();
      },
    },
  ],
  'artwork.retry': [{ words: 'presses “Try Again”', hand: retry }],
  'artwork.cancel': [
    { words: 'closes the dialog of the drawing', hand: inDialog(/^(Close|Go back)$/) },
  ],
  'artwork.progress': {
    notWalked: 'A picture more moves a bar and changes no place; a component test shows it.',
  },
  'artwork.drawn': [
    {
      words: 'waits until the pictures are drawn',
      payload: { images: IMAGES, idempotencyKey: 'key' },
      hand: letDraw,
    },
  ],
  'artwork.failed': [
    {
      words: 'meets a browser that cannot draw',
      payload: { failure: 'The worker failed.' },
      hand: breakDrawing,
    },
  ],
  'leave.request': [
    {
      words: 'presses “FAQs” in the frame',
      payload: { exit: '/faqs' },
      when: (context) => context.step === 0,
      hand: async ({ page }) => {
        await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
      },
    },
  ],
  'leave.confirm': [{ words: 'presses “Leave”', hand: inDialog('Leave') }],
  'leave.cancel': [{ words: 'presses “Stay”', hand: inDialog('Stay') }],
};

async function retry(stage: Stage): Promise<void> {
  await armDrawing(stage);
  await inDialog('Try Again')(stage);
}

const ACTORS: Definition['actors'] = {
  drawArtwork: {
    notWalked:
      'Drawing never ends by itself; that it breaks at once needs a fault inside it, which no page can cause. A machine test covers it.',
  },
  previewDialog: {
    done: [
      {
        words: 'presses “Save and continue” on the proof',
        brings: () => ({ kind: 'saving' }),
        hand: inDialog('Save and continue'),
      },
      {
        words: 'presses “Edit details” on the proof',
        brings: () => ({ kind: 'editing', part: 'details' }),
        hand: inDialog('Edit details'),
      },
      {
        words: 'closes the proof',
        brings: () => ({ kind: 'closed' }),
        hand: inDialog('Close'),
      },
    ],
    error: { notWalked: 'The proof cannot break: it waits for nobody.' },
  },
  submission: {
    done: [
      {
        words: 'gets the coupon saved',
        brings: () => ({ receipt: { id: 'coupon', informedImagesId: null }, isReload: false }),
        hand: async (stage) => {
          await stage.network.pass(saveCall(stage));
          await stage.page
            .getByRole('dialog', { name: 'Your coupon is ready' })
            .getByRole('button', { name: 'Close' })
            .or(stage.page.getByRole('button', { name: 'Copy' }))
            .first()
            .waitFor();
          const close = stage.page
            .getByRole('dialog', { name: 'Your coupon is ready' })
            .getByRole('button', { name: 'Close' });
          if (await close.isVisible()) await close.click();
        },
      },
      {
        words: 'loses the line, and goes back to the wizard',
        brings: () => ({ receipt: null, isReload: false }),
        hand: async (stage) => {
          await stage.network.cut(saveCall(stage));
          await inDialog('Go back')(stage);
        },
      },
      {
        words: 'is told that it was changed elsewhere, and opens the saved version',
        when: ({ stored }) => stored !== null,
        brings: () => ({ receipt: null, isReload: true }),
        hand: async (stage) => {
          await stage.network.refuse(CALLS.update, {
            status: 412,
            type: '/problems/stale-edit',
            title: 'Changed elsewhere',
          });
          await inDialog('Open the saved version')(stage);
        },
      },
    ],
    error: { notWalked: 'Its failures are states of its own; “Saving” walks them.' },
  },
};

/** An edit replaces, everything else creates. */
function saveCall({ coupons }: Stage) {
  return coupons.length > 0 ? CALLS.update : CALLS.create;
}

const VIEWS: Definition['views'] = {
  'working.filling.arriving': () => Promise.resolve(),
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
  'working.drawing': (sight) => sight.sees('dialog', 'Drawing your coupon'),
  'working.undrawn': (sight) => sight.sees('dialog', FAILURE_MESSAGES.submissionTitle),
  'working.previewing': (sight) => sight.sees('button', /^Next preview/),
  asking: (sight) => sight.sees('dialog', QUESTIONS.leaveWizard),
  submitting: (sight) => sight.sees('dialog', 'Submitting'),
  saved: (sight) => sight.seesAddress(/\/(share\/|dashboard|project\/edit\/)/),
  left: (sight) => sight.misses('heading', new RegExp(`^Step \\d: ${STEP_TITLES.logo}$`)),
};

interface Flow {
  readonly flow: FlowName;
  readonly title: string;
  readonly rows: readonly string[];
  readonly words: string;
  readonly address: (stage: Stage) => Promise<string>;
}

const FLOWS_WALKED: readonly Flow[] = [
  {
    flow: 'create',
    title: 'Create from a template',
    rows: ['WIZ-02', 'WIZ-08', 'WIZ-09'],
    words: 'opens the bakery’s template',
    address: () => Promise.resolve(`/create/${BAKERY_ID}`),
  },
  {
    flow: 'design',
    title: 'Upload your own design',
    rows: ['WIZ-03'],
    words: 'opens “Upload your design”',
    address: () => Promise.resolve('/create/design'),
  },
  {
    flow: 'campaign',
    title: 'Coupon and Ride-Along',
    rows: ['WIZ-04', 'WIZ-13'],
    words: 'opens the bakery’s template with its Ride-Along image',
    address: () => Promise.resolve(`/campaign/${BAKERY_ID}`),
  },
  {
    flow: 'edit',
    title: 'Edit a saved coupon',
    rows: ['WIZ-05'],
    words: 'opens a saved coupon',
    address: async (stage) => {
      await prepareCoupons(stage, 1);
      return `/project/edit/${couponOf(stage).id}`;
    },
  },
];

/** Arrows that a flow does not have, and what walks them. */
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
    ...Object.fromEntries(missing.map((part) => [part, 'This flow has no such screen.'])),
    'submitting · leave.request':
      'A dialog covers the frame while a coupon is saved; its link “Dashboard” is walked by “Saving”.',
    ...(flow !== 'edit' && {
      'done: submission · 2 of 3': 'Only a saved coupon can have been changed elsewhere.',
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

function processOfFlow({ flow, title, rows, words, address }: Flow): Process {
  return processOf({
    name: `wizard-${flow}`,
    title,
    rows,
    machine: wizardMachine,
    starts: [
      {
        words,
        input: inputOf(flow),
        hand: async (stage) => {
          await stage.network.hold(CALLS.create);
          await stage.network.hold(CALLS.update);
          await holdDrawing(stage);
          await stage.page.goto(`${stage.url}${await address(stage)}`);
          await stage.page.getByRole('heading', { name: /^Step 1/ }).waitFor();
        },
      },
    ],
    reads: readingsOf,
    events: EVENTS,
    actors: ACTORS,
    delays: { barcodePause: { words: 'rests for a second', hand: () => Promise.resolve() } },
    views: VIEWS,
    notWalked: notWalkedIn(flow),
  });
}

export const wizardFlows: readonly Process[] = FLOWS_WALKED.map(processOfFlow);
