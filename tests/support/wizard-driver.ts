/** A wizard under test: actions and expectations on the real chart, with doubles only at its ports. */
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type Snapshot,
  type StateValue,
} from 'xstate';
import { expect } from 'vitest';
import { formOfTemplate } from '../../src/domain/coupon/coupon-decisions.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
  type FormValues,
} from '../../src/domain/coupon/fields/coupon-form.ts';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { type FlowName, type TemplateTraits, traitsOf } from '../../src/domain/wizard/flows.ts';
import { loadFormChecks } from '../../src/domain/wizard/form-checks.ts';
import { copyLinkMachine } from '../../src/machines/submission/copy-link.machine.ts';
import {
  type CouponImages,
  type FinishedCoupon,
  type Receipt,
  type SavingReport,
  type StoredProject,
  submissionMachine,
} from '../../src/machines/submission/submission.machine.ts';
import type { DrawingOrder } from '../../src/machines/wizard/finished-wizard.ts';
import type { WizardContext } from '../../src/machines/wizard/wizard-context.ts';
import { wizardMachine } from '../../src/machines/wizard/wizard.machine.ts';
import type { DrawingReport, WizardEvent } from '../../src/machines/wizard/wizard.setup.ts';
import { HEADLINE } from './ride-along-design.ts';

await loadFormChecks();

export const RECEIPT: Receipt = {
  id: '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617',
  informedImagesId: null,
};

export const IMAGES: CouponImages = {
  appleStrip: 'data:image/png;base64,AS',
  appleLogo: 'data:image/png;base64,AL',
  googleStrip: 'data:image/png;base64,GS',
  googleLogo: 'data:image/png;base64,GL',
  rideAlong: null,
};

/** A new coupon without a template, ready to be saved. */
export const COUPON: FinishedCoupon = {
  form: COUPON_FORM_DEFAULTS,
  flowName: 'create',
  stored: null,
  images: IMAGES,
  templateId: null,
  idempotencyKey: 'key-1',
};

export const STORED: StoredProject = {
  id: '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617',
  version: '"v1"',
  name: 'Baker’s dozen',
  isTemplateOffered: true,
  fromDashboard: false,
  newFromExisting: false,
};

export const DESIGN: DesignDocument = {
  version: 1,
  type: 'strip',
  schemes: [
    { name: 'Default Scheme', tokens: { fill: {}, stroke: {}, text: { TEXT1: '#3B1710' } } },
    { name: 'Scheme 2', tokens: { fill: {}, stroke: {}, text: { TEXT1: '#1F3A36' } } },
  ],
  data: {
    width: 1125,
    height: 432,
    objects: [
      {
        ...HEADLINE,
        text: 'The 13th is on us',
        fontSize: 96,
        x: 60,
        baseline: 220,
        box: { x: 60, y: 120, width: 480, height: 200 },
      },
    ],
  },
};

/** The values that complete each screen of `/create/{templateId}`. */
export const ANSWERS = {
  noLogo: { haveLogoImage: 'no' },
  logo: {
    logoText: 'HB',
    logoFont: 'Domine-Bold',
    logoBackgroundColor: '#FFFFFF',
    logoTextColor: '#3B1710',
  },
  text: { text: { TEXT1: 'The 13th is on us' } },
  colors: { scheme: 'Default Scheme' },
  theme: { backgroundColor: '#3B1710', foregroundColor: '#FFF3DF', labelColor: null },
  details: { merchantName: 'Halfmoon Bakery', description: 'Buy a dozen rolls, the 13th is on us' },
  barcode: { barcodeType: 'QR', barcodeInitialValue: 'HALFMOON-13', barcodeAltText: '' },
} as const satisfies Record<string, FormValues>;

/** The form of a coupon that can be saved. */
export const FINISHED: CouponForm = {
  ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
  ...ANSWERS.noLogo,
  ...ANSWERS.logo,
  ...ANSWERS.details,
  ...ANSWERS.barcode,
};

interface Options {
  readonly flow?: FlowName;
  readonly form?: CouponForm;
  /** What the template lets a person change; everything by default. */
  readonly traits?: Partial<TemplateTraits>;
  /** The stored coupon; a new one by default. */
  readonly stored?: StoredProject;
  /** A persisted wizard, as from a draft. */
  readonly resumed?: Snapshot<unknown>;
  /** One result per save, in order. */
  readonly saves?: readonly (Receipt | Error)[];
  /** One result per attempt to store the draft, in order; false if it cannot be stored. */
  readonly keeps?: readonly boolean[];
  /** One list of reports per drawing, in order; an Error if drawing cannot start. */
  readonly drawings?: readonly (readonly DrawingReport[] | Error)[];
}

/** The report of a drawing without failures. */
export const DRAWING = {
  type: 'artwork.drawn',
  images: IMAGES,
  barcode: null,
  idempotencyKey: 'key-1',
} as const satisfies DrawingReport;
export const DRAWN: readonly DrawingReport[] = [DRAWING];

export function wizard(options: Options = {}) {
  const clock = new SimulatedClock();
  const saved: FinishedCoupon[] = [];
  const drawn: CouponForm[] = [];
  const orders: DrawingOrder[] = [];
  const actor = createActor(machineWith(options, saved, { drawn, orders }), {
    clock,
    ...(options.resumed !== undefined && { snapshot: structuredClone(options.resumed) }),
    input: {
      flowName: options.flow ?? 'create',
      templateId: 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11',
      traits: { ...traitsOf(DESIGN, true), ...options.traits },
      form: options.form ?? formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
      stored: options.stored ?? null,
      shareBase: 'https://tearline.example/r/',
    },
  }).start();

  const context = () => actor.getSnapshot().context;
  const send = (event: WizardEvent) => actor.send(event);
  const submit = (...screens: readonly FormValues[]) =>
    screens.forEach((values) => send({ type: 'step.submit', values }));
  return {
    actor,
    clock,
    saved,
    drawn,
    /** What each drawing was to do. */
    orders,
    context,
    send,
    submit,
    /** Fills in everything up to the barcode screen. */
    fillInToBarcode: () =>
      submit(
        ANSWERS.noLogo,
        ANSWERS.logo,
        ANSWERS.text,
        ANSWERS.colors,
        ANSWERS.theme,
        ANSWERS.details,
      ),
    expectState: (value: StateValue) => expect(actor.getSnapshot().value).toEqual(value),
    expectScreen: (value: StateValue) =>
      expect(actor.getSnapshot().value).toEqual({ working: { filling: value } }),
    expectContext: (expected: Partial<WizardContext>) => expect(context()).toMatchObject(expected),
  };
}

/** Saves with one result after the other, and records its input. */
export function savingDouble(saves: readonly (Receipt | Error)[], saved: FinishedCoupon[]) {
  return fromCallback(
    ({ sendBack, input }: { sendBack: (report: SavingReport) => void; input: FinishedCoupon }) => {
      const answer = saves[saved.length] ?? new Error('No save was expected.');
      saved.push(input);
      queueMicrotask(() =>
        sendBack(
          answer instanceof Error
            ? { type: 'saving.failed', error: answer }
            : { type: 'saving.done', receipt: answer },
        ),
      );
    },
  );
}

function machineWith(
  { saves = [RECEIPT], drawings = [DRAWN], keeps = [true] }: Options,
  saved: FinishedCoupon[],
  { drawn, orders }: { readonly drawn: CouponForm[]; readonly orders: DrawingOrder[] },
) {
  let tries = 0;
  return wizardMachine.provide({
    actors: {
      keepDraft: fromPromise<void, void>(() =>
        keeps[tries++] === true ? Promise.resolve() : Promise.reject(new Error('No room.')),
      ),
      drawArtwork: fromCallback(
        ({
          sendBack,
          input,
        }: {
          sendBack: (event: DrawingReport) => void;
          input: DrawingOrder;
        }) => {
          const reports = drawings[drawn.length] ?? [];
          drawn.push(input.form);
          orders.push(input);
          if (reports instanceof Error) throw reports;
          reports.forEach((report) => sendBack(report));
        },
      ),
      submission: submissionMachine.provide({
        actors: {
          saveCoupon: savingDouble(saves, saved),
          copyLink: copyLinkMachine,
        },
      }),
    },
  });
}
