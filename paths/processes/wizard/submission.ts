import { expect } from '@playwright/test';
import type { InputFrom } from 'xstate';
import * as commonWords from '../../../src/words/common.gen.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { submissionMachine } from '../../../src/machines/submission/submission.machine.ts';
import type { Stage } from '../../hand/stage.ts';
import { couponOf } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf } from '../dashboard/dashboard.ts';
import { openNewProof, openProof, TO_PROOF } from './wizard-hand.ts';
import { STORED } from './wizard-model.ts';

const press =
  (name: string): Hand =>
  async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };

const PRESSED = { appleStrip: '', appleLogo: '', googleStrip: '', googleLogo: '', rideAlong: null };
const RECEIPT = { id: 'coupon', informedImagesId: null };
/** A key that the services have seen. */
const SENT_BEFORE = 'sent before';
const WITHDRAWN = '/templateId';

/** Presses "Save and continue" on a proof: the call that saves waits. */
async function save(stage: Stage, openIt: (stage: Stage) => Promise<void>): Promise<void> {
  await stage.network.hold(CALLS.update);
  await stage.network.hold(CALLS.create);
  await openIt(stage);
  await press('Save and continue')(stage);
}

/** Saving as a new coupon is another call. */
const isNew = ({
  coupon,
}: {
  readonly coupon: { readonly stored: typeof STORED | null };
}): boolean => coupon.stored === null || coupon.stored.newFromExisting;

const waits: View = (sight) => sight.sees('dialog', 'Submitting');

const NEW: InputFrom<typeof submissionMachine> = {
  coupon: {
    form: COUPON_FORM_DEFAULTS,
    flowName: 'create',
    stored: null,
    images: PRESSED,
    templateId: 'template',
    idempotencyKey: 'key',
  },
  arrival: 'share',
  shareBase: 'https://tearline.example/r/',
};

export const submission = processOf({
  name: 'submission',
  title: 'Saving',
  rows: ['SUBM-01', 'SUBM-02', 'SUBM-03'],
  machine: submissionMachine,
  starts: [
    {
      words: `${TO_PROOF}, and “Save and continue” on its proof`,
      input: {
        ...NEW,
        coupon: { ...NEW.coupon, flowName: 'edit', stored: STORED },
        arrival: 'success',
      },
      hand: (stage) => save(stage, openProof),
    },
    {
      words:
        'makes a coupon as “Create from a template” says, and presses “Save and continue” on its proof',
      input: NEW,
      hand: (stage) => save(stage, openNewProof),
    },
    {
      words:
        'makes a new coupon, loses the line just after the services have taken it, and presses “Try Again”',
      input: { ...NEW, coupon: { ...NEW.coupon, idempotencyKey: SENT_BEFORE } },
      hand: async (stage) => {
        await save(stage, openNewProof);
        await stage.network.swallow(CALLS.create);
        await press('Try Again')(stage);
      },
    },
  ],
  reads: ({ coupon, isReload, receipt }) => ({
    isNew: isNew({ coupon }),
    hasTemplate: coupon.templateId !== null,
    isReload,
    isSaved: receipt !== null,
  }),
  events: {
    'submission.retry': [{ words: 'presses “Try Again”', hand: press('Try Again') }],
    'submission.abandon': [{ words: 'presses “Go back”', hand: press('Go back') }],
    'submission.finish': [
      {
        words: 'presses “Close”',
        hand: press('Close'),
      },
      {
        words: 'presses “Dashboard”',
        hand: async ({ page }) => {
          await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click();
        },
      },
    ],
    'submission.saveAsNew': [
      {
        words: 'presses “Save as a new coupon”',
        hand: async (stage) => {
          await press('Save as a new coupon')(stage);
          await expect.poll(() => stage.network.count(CALLS.create)).toBe(1);
        },
      },
    ],
    'submission.reload': [
      { words: 'presses “Open the saved version”', hand: press('Open the saved version') },
    ],
    'saving.progress': {
      notWalked: 'Bytes on their way change a bar and no place; a component test shows it.',
    },
    'saving.done': [
      {
        words: 'gets the services’ yes',
        payload: { receipt: RECEIPT },
        when: ({ coupon }) => !isNew({ coupon }),
        hand: ({ network }) => network.pass(CALLS.update),
      },
      {
        words: 'gets the services’ yes to a new coupon',
        payload: { receipt: RECEIPT },
        when: ({ coupon }) => isNew({ coupon }) && coupon.idempotencyKey !== SENT_BEFORE,
        hand: ({ network }) => network.pass(CALLS.create),
      },
      {
        words: 'gets the services’ yes, comes to its link, and has one coupon of this name',
        payload: { receipt: RECEIPT },
        when: ({ coupon }) => coupon.idempotencyKey === SENT_BEFORE,
        hand: async ({ page, network, services, word }) => {
          await network.pass(CALLS.create);
          await page.waitForURL(/\/share\/[0-9a-f-]{36}$/);
          expect(await services.countCoupons(word)).toBe(1);
        },
      },
    ],
    'saving.failed': [
      {
        words: 'loses the line while the coupon is sent',
        payload: { error: failureOf('unreachable') },
        when: ({ coupon }) => !isNew({ coupon }),
        hand: ({ network }) => network.cut(CALLS.update),
      },
      {
        words: 'is told that the coupon was changed elsewhere',
        payload: { error: failureOf('stale-edit') },
        when: ({ coupon }) => !isNew({ coupon }),
        hand: ({ network }) =>
          network.refuse(CALLS.update, {
            status: 412,
            type: '/problems/stale-edit',
            title: 'Changed elsewhere',
          }),
      },
      {
        words: 'is told that the template was withdrawn',
        payload: { error: failureOf('invalid-coupon', [WITHDRAWN]) },
        when: ({ coupon }) => !isNew({ coupon }) && coupon.templateId !== null,
        hand: ({ network }) =>
          network.refuse(CALLS.update, {
            status: 422,
            type: '/problems/invalid-coupon',
            title: 'Not a coupon',
            errors: [{ pointer: WITHDRAWN, detail: 'It is no longer offered.' }],
          }),
      },
    ],
  },
  actors: {
    saveCoupon: {
      notWalked:
        'The saving itself never ends; that it breaks needs a fault inside it, which no page can cause. A machine test covers it.',
    },
    copyLink: { notWalked: 'It ends with its parent; “Copying a coupon’s link” walks it.' },
    archive: { notWalked: 'It ends with its parent; “Files of a Ride-Along image” walks it.' },
  },
  delays: {},
  views: {
    submitting: waits,
    success: async (sight, stage) => {
      await sight.sees('dialog', commonWords.couponReady());
      const [coupon] = stage.coupons;
      if (coupon !== undefined) await sight.seesValue('Your coupon link', await linkOf(stage));
    },
    error: async (sight) => {
      await sight.sees('dialog', commonWords.submissionTitle());
      await sight.reads(commonWords.submissionFailed());
    },
    stale: (sight) => sight.sees('dialog', 'This coupon was changed elsewhere'),
    finished: (sight) => sight.misses('dialog', /Submitting|ready|Error|changed elsewhere/),
  },
});

/** An edit keeps its link; what was saved as new has another. */
async function linkOf(stage: Stage): Promise<string> {
  const shown = await stage.page.getByLabel('Your coupon link').inputValue();
  const isOwn = shown.endsWith(couponOf(stage).id);
  const created = stage.network.count(CALLS.create);
  if (isOwn === created > 0)
    throw new Error(`${created} coupons were made, and the link is ${shown}.`);
  return shown;
}
