import { expect } from '@playwright/test';
import type { ContextFrom, InputFrom } from 'xstate';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { submissionMachine } from '../../../src/machines/submission/submission.machine.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import * as does from '../../hand/does.ts';
import type { Hand } from '../../hand/hand.ts';
import * as line from '../../hand/line.ts';
import * as sees from '../../hand/sees.ts';
import { couponOf, type Stage } from '../../hand/stage.ts';
import { processOf } from '../../model/process.ts';
import { openNewProof, openProof, TO_PROOF } from './wizard-hand.ts';
import { STORED } from './wizard-model.ts';

const PRESSED = { appleStrip: '', appleLogo: '', googleStrip: '', googleLogo: '', rideAlong: null };
const RECEIPT = { receipt: { id: 'coupon', informedImagesId: null } };
/** A key that the services have seen. */
const SENT_BEFORE = 'sent before';
const WITHDRAWN = '/templateId';

export const CHANGED_ELSEWHERE = line.refuse('update', {
  ...{ status: 412, type: '/problems/stale-edit', title: 'Changed elsewhere' },
});

/** Presses "Save and continue" on a proof: the call that saves waits. */
const save = (open: Hand): Hand => [
  ...[line.hold('update', 'create'), open],
  does.inDialog('Save and continue'),
];

/** Saving as a new coupon is another call. */
const isNew = ({ coupon }: Pick<ContextFrom<typeof submissionMachine>, 'coupon'>): boolean =>
  coupon.stored === null || coupon.stored.newFromExisting;
const isEdit = (context: ContextFrom<typeof submissionMachine>): boolean => !isNew(context);

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
      hand: save(openProof()),
    },
    {
      words:
        'makes a coupon as “Create from a template” says, and presses “Save and continue” on its proof',
      input: NEW,
      hand: save(openNewProof),
    },
    {
      words:
        'makes a new coupon, loses the line just after the services have taken it, and presses “Try Again”',
      input: { ...NEW, coupon: { ...NEW.coupon, idempotencyKey: SENT_BEFORE } },
      hand: [
        save(openNewProof),
        ({ network }) => network.swallow('create'),
        does.inDialog('Try Again'),
      ],
    },
  ],
  reads: ({ coupon, isReload, receipt }) => ({
    isNew: isNew({ coupon }),
    hasTemplate: coupon.templateId !== null,
    isReload,
    isSaved: receipt !== null,
  }),
  events: {
    'submission.retry': does.inDialog('Try Again'),
    'submission.abandon': does.inDialog('Go back'),
    'submission.finish': [
      does.inDialog('Close'),
      {
        words: 'presses “Dashboard”',
        hand: ({ page }) =>
          page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click(),
      },
    ],
    'submission.saveAsNew': {
      words: 'presses “Save as a new coupon”',
      hand: [
        does.inDialog('Save as a new coupon'),
        ({ network }) => expect.poll(() => network.count('create')).toBe(1),
      ],
    },
    'submission.reload': does.inDialog('Open the saved version'),
    'saving.progress': 'Bytes on their way change a bar and no place; a component test shows it.',
    'saving.done': [
      { ...line.gets('update'), payload: RECEIPT, when: isEdit },
      {
        words: 'gets the services’ yes to a new coupon',
        payload: RECEIPT,
        when: ({ coupon }) => isNew({ coupon }) && coupon.idempotencyKey !== SENT_BEFORE,
        hand: line.pass('create'),
      },
      {
        words: 'gets the services’ yes, comes to its link, and has one coupon of this name',
        payload: RECEIPT,
        when: ({ coupon }) => coupon.idempotencyKey === SENT_BEFORE,
        hand: [
          line.pass('create'),
          ({ page }) => page.waitForURL(/\/share\/[0-9a-f-]{36}$/),
          async ({ services, word }) => expect(await services.countCoupons(word)).toBe(1),
        ],
      },
    ],
    'saving.failed': [
      {
        words: 'loses the line while the coupon is sent',
        payload: { error: line.failureOf('unreachable') },
        when: isEdit,
        hand: line.cut('update'),
      },
      {
        words: 'is told that the coupon was changed elsewhere',
        payload: { error: line.failureOf('stale-edit') },
        when: isEdit,
        hand: CHANGED_ELSEWHERE,
      },
      {
        words: 'is told that the template was withdrawn',
        payload: { error: line.failureOf('invalid-coupon', [WITHDRAWN]) },
        when: ({ coupon }) => !isNew({ coupon }) && coupon.templateId !== null,
        hand: line.refuse('update', {
          ...{ status: 422, type: '/problems/invalid-coupon', title: 'Not a coupon' },
          errors: [{ pointer: WITHDRAWN, detail: 'It is no longer offered.' }],
        }),
      },
    ],
  },
  actors: {
    saveCoupon:
      'The saving itself never ends; that it breaks needs a fault inside it, which no page can cause. A machine test covers it.',
    copyLink: 'It ends with its parent; “Copying a coupon’s link” walks it.',
    archive: 'It ends with its parent; “Files of a Ride-Along image” walks it.',
  },
  delays: {},
  views: {
    submitting: sees.part('dialog', 'Submitting'),
    success: [
      sees.part('dialog', commonWords.couponReady()),
      async (stage) =>
        stage.coupons.length === 0 ? [] : sees.value('Your coupon link', await linkOf(stage)),
    ],
    error: [
      sees.part('dialog', commonWords.submissionTitle()),
      sees.text(commonWords.submissionFailed()),
    ],
    stale: sees.part('dialog', 'This coupon was changed elsewhere'),
    finished: sees.no('dialog', /Submitting|ready|Error|changed elsewhere/),
  },
});

/** An edit keeps its link; what was saved as new has another. */
async function linkOf(stage: Stage): Promise<string> {
  const shown = await stage.page.getByLabel('Your coupon link').inputValue();
  const isOwn = shown.endsWith(couponOf(stage).id);
  const created = stage.network.count('create');
  if (isOwn === created > 0)
    throw new Error(`${created} coupons were made, and the link is ${shown}.`);
  return shown;
}
