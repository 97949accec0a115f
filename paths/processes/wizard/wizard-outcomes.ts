/** What the wizard's actors come to, and what is seen in each of its places. */
import * as commonWords from '../../../src/words/common.gen.ts';
import { DRAFT_ADVICE, LEAVE_WORDS } from '../../../src/domain/wizard/draft-messages.ts';
import { type Stage } from '../../hand/stage.ts';
import { breakStorage, freeStorage } from '../../hand/storage-gate.ts';
import type { Sight } from '../../hand/sight.ts';
import { CALLS } from '../../hand/calls.ts';
import { viewOf } from './wizard-screens.ts';
import type { Definition } from './wizard-events.ts';
import { inDialog } from './wizard-hand.ts';
/** What drawing, proof and saving come to. */
export const WIZARD_ACTORS: Definition['actors'] = {
  drawArtwork: {
    notWalked:
      'Drawing never ends by itself; that it breaks at once needs a fault inside it, which no page can cause. A machine test covers it.',
  },
  keepDraft: {
    done: [{ words: 'waits until the draft is stored', hand: freeStorage }],
    error: [{ words: 'has a browser whose storage breaks', hand: breakStorage }],
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

const hasLeft = async (sight: Sight): Promise<void> => {
  await sight.misses('dialog', /./);
  await sight.seesAddress(/^(?!.*\/(create|campaign)\/)/);
};
const asks = (sight: Sight): Promise<void> => sight.sees('dialog', commonWords.askLeaveWizard());

/** What a person sees in each place. */
export const WIZARD_VIEWS: Definition['views'] = {
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
  'working.undrawn': (sight) => sight.sees('dialog', commonWords.submissionTitle()),
  'working.previewing': (sight) => sight.sees('button', /^Next preview/),
  'asking.choosing': asks,
  'asking.keeping': asks,
  'asking.unkept': async (sight) => {
    await asks(sight);
    await sight.reads(DRAFT_ADVICE.refused);
  },
  submitting: (sight) => sight.sees('dialog', 'Submitting'),
  // Of a new coupon its link comes next; the flow of an edit says otherwise.
  saved: (sight) => sight.seesAddress(/\/share\//),
  // The saved version of a coupon opens in a wizard of its own.
  left: hasLeft,
  kept: async (sight) => {
    await hasLeft(sight);
    await sight.reads(LEAVE_WORDS.kept);
  },
};
