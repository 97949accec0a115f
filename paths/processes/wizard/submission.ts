import { expect } from '@playwright/test';
import type { ContextFrom, InputFrom } from 'xstate';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { UUID_PATTERN } from '../../../src/domain/uuid.ts';
import { submissionMachine } from '../../../src/machines/submission/submission.machine.ts';
import * as finishWords from '../../../src/words/finish.gen.ts';
import type { Hand, Stage, View } from '../kit/kit.ts';
import { couponOf, does, line, neither, processOf, row, sees, start, when } from '../kit/kit.ts';
import { sentenceOf } from '../../hand/hand.ts';
import { OPEN_NEW_PROOF, openProof, SAVE_ON_PROOF } from './wizard-hand.ts';
import { IMAGES, STORED } from './wizard-model.ts';
import { rideAlongArchiveMachine } from '../../../src/machines/submission/ride-along-archive.machine.ts';
import { download, type Prepared } from '../dashboard/dashboard.ts';

const RECEIPT = { receipt: { id: 'coupon', informedImagesId: null } };
/** An idempotency key that the services know already. */
const SENT_BEFORE = 'sent before';
const WITHDRAWN = '/templateId';

export const CHANGED_ELSEWHERE = line.findsChanged('edit and save the same coupon', 'update');
const REMOVED_ELSEWHERE = line.finds('remove the same coupon', 'update', (stage) =>
  stage.services.removeCoupon(couponOf(stage).id),
);

/** Presses "Save and continue" on a proof. The save call waits. */
const save = (open: Hand): readonly Hand[] => [line.hold('update', 'create'), open, SAVE_ON_PROOF];

type Saved = Pick<ContextFrom<typeof submissionMachine>, 'coupon'>;
/** Saving as a new coupon is a different call. */
const isNew = ({ coupon: { stored } }: Saved): boolean => stored?.newFromExisting ?? true;
const isEdit = when.not(isNew);
const wasSentBefore = ({ coupon }: Saved): boolean => coupon.idempotencyKey === SENT_BEFORE;

const NEW: InputFrom<typeof submissionMachine> = {
  coupon: {
    form: COUPON_FORM_DEFAULTS,
    flowName: 'create',
    stored: null,
    images: IMAGES,
    templateId: 'template',
    idempotencyKey: 'key',
  },
  arrival: 'share',
  shareBase: 'https://tearline.example/r/',
};

export const submission = processOf(submissionMachine, 'Saving', {
  rows: ['SUBM-01', 'SUBM-02', 'SUBM-03'],
  starts: [
    start(
      { ...NEW, coupon: { ...NEW.coupon, flowName: 'edit', stored: STORED }, arrival: 'success' },
      save(openProof()),
    ),
    start(NEW, save(OPEN_NEW_PROOF)),
    start(
      { ...NEW, coupon: { ...NEW.coupon, idempotencyKey: SENT_BEFORE } },
      `${sentenceOf(save(OPEN_NEW_PROOF))}, goes offline after the request has arrived and before its answer (only the runner can do this), and presses “Try Again”`,
      [save(OPEN_NEW_PROOF), line.swallow('create'), does.inDialog('Try Again')],
    ),
  ],
  reads: ({ coupon, isReload, receipt }) => ({
    isNew: isNew({ coupon }),
    hasTemplate: coupon.templateId !== null,
    isReload,
    isSaved: receipt !== null,
  }),
  steps: {
    'submission.retry': does.inDialog('Try Again'),
    'submission.abandon': does.inDialog('Go back'),
    'submission.finish': [does.inDialog('Close'), does.inDialog('Dashboard', 'link')],
    'submission.saveAsNew': row([
      does.inDialog('Save as a new coupon'),
      ({ network }) => expect.poll(() => network.count('create')).toBe(1),
    ]),
    'submission.reload': row([
      does.inDialog('Open the saved version'),
      sees.part('heading', /^Step 1/),
    ]),
    'saving.progress': 'Bytes on their way change a bar and no place; a component test shows it.',
    'saving.done': [
      row(line.gets('update'), { payload: RECEIPT, when: isEdit }),
      row(line.gets('create'), {
        payload: RECEIPT,
        when: when.both(isNew, when.not(wasSentBefore)),
      }),
      row(
        'waits until the page of the link /share/… opens, and sees one coupon “Sample” on the dashboard, not two',
        [
          line.pass('create'),
          ({ page }) => page.waitForURL(new RegExp(`/share/${UUID_PATTERN}$`)),
          async ({ services, word }) => expect(await services.countCoupons(word)).toBe(1),
        ],
        { payload: RECEIPT, when: wasSentBefore },
      ),
    ],
    'saving.failed': [
      row([does.waits('until the coupon could not be sent', line.cut('update')), line.SAYS_WHY], {
        before: line.OFFLINE,
        payload: { error: line.failureOf('unreachable') },
        when: isEdit,
      }),
      row(CHANGED_ELSEWHERE, { payload: { error: CHANGED_ELSEWHERE.brings }, when: isEdit }),
      row(REMOVED_ELSEWHERE, { payload: { error: REMOVED_ELSEWHERE.brings }, when: isEdit }),
      row(
        'waits until the services have answered that the template was withdrawn; the page sends the coupon again without it',
        line.refuse('update', 422, 'invalid-coupon', [WITHDRAWN]),
        {
          before: 'delete the coupon’s template as an administrator in another browser',
          payload: { error: line.failureOf('invalid-coupon', [WITHDRAWN]) },
          when: when.both(isEdit, ({ coupon }: Saved) => coupon.templateId !== null),
        },
      ),
    ],
    ...neither('saveCoupon'),
    ...neither('copyLink', 'It ends with its parent; “Copying a coupon’s link” walks it.'),
    ...neither('archive', 'It ends with its parent; “Files of a Ride-Along image” walks it.'),
  },
  views: {
    submitting: sees.part('dialog', 'Submitting'),
    success: [
      sees.part('dialog', finishWords.couponReady()),
      sees.told(
        'the field “Your coupon link”, with the same link as before for an edit',
        async (stage) =>
          stage.coupons.length === 0 ? [] : sees.value('Your coupon link', await linkOf(stage)),
      ),
    ],
    error: [
      sees.part('dialog', finishWords.submissionTitle()),
      sees.text(finishWords.submissionFailed()),
    ],
    stale: sees.part('dialog', 'This coupon was changed elsewhere'),
    finished: sees.no('dialog', /Submitting|ready|Error|changed elsewhere/),
  },
});

/** An edit keeps its link. A coupon saved as new has another. */
async function linkOf(stage: Stage): Promise<string> {
  const shown = await stage.page.getByLabel('Your coupon link').inputValue();
  const isOwn = shown.endsWith(couponOf(stage).id);
  const created = stage.network.count('create');
  if (isOwn === created > 0)
    throw new Error(`${created} coupons were made, and the link is ${shown}.`);
  return shown;
}

const READY = sees.part('dialog', 'Your coupon is ready');
const AGAIN = 'Download Ride-Along files';

const openReady = (prepared: Prepared): readonly Hand[] => [
  ...[line.hold('rideAlongFiles'), openProof(prepared), SAVE_ON_PROOF],
  READY,
];
const offersAgain = (words: RegExp): View => [sees.text(words), sees.part('button', AGAIN)];

export const rideAlongFiles = processOf(rideAlongArchiveMachine, 'Files of a Ride-Along image', {
  name: 'ride-along-files',
  rows: ['SUBM-05'],
  starts: [
    start(
      { files: { couponId: 'coupon', informedImagesId: 'images', image: '', design: null } },
      openReady({ hasRideAlong: true }),
    ),
    start({ files: null }, openReady({})),
  ],
  steps: {
    'archive.download': does.inDialog(AGAIN),
    'done: downloadArchive': download(line.pass('rideAlongFiles'), '.zip'),
    'error: downloadArchive': line.fails('rideAlongFiles'),
  },
  views: {
    beginning: READY,
    needless: [READY, sees.no('button', AGAIN)],
    downloading: sees.text('Downloading your Ride-Along files'),
    downloaded: offersAgain(/Your Ride-Along files have been downloaded/),
    failed: offersAgain(/Your coupon is saved, but the Ride-Along files could not be downloaded/),
  },
});
