import { rideAlongArchiveMachine } from '../../../src/machines/submission/ride-along-archive.machine.ts';
import type { Stage } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf, type Prepared } from '../dashboard/dashboard.ts';
import { inDialog, openProof, TO_PROOF } from './wizard-hand.ts';

const READY = 'Your coupon is ready';
const AGAIN = 'Download Ride-Along files';

async function save(stage: Stage, prepared: Prepared): Promise<void> {
  await stage.network.hold(CALLS.rideAlongFiles);
  await openProof(stage, prepared);
  await inDialog('Save and continue')(stage);
  await stage.page.getByRole('dialog', { name: READY }).waitFor();
}

const press: Hand = inDialog(AGAIN);

const offersAgain =
  (words: RegExp): View =>
  async (sight) => {
    await sight.reads(words);
    await sight.sees('button', AGAIN);
  };

export const rideAlongFiles = processOf({
  name: 'ride-along-files',
  title: 'Files of a Ride-Along image',
  rows: ['SUBM-05'],
  machine: rideAlongArchiveMachine,
  starts: [
    {
      words: `${TO_PROOF.replace('a coupon', 'a coupon with a Ride-Along image')}, and “Save and continue” on its proof`,
      input: { files: { couponId: 'coupon', informedImagesId: 'images', image: '', design: null } },
      hand: (stage) => save(stage, { hasRideAlong: true }),
    },
    {
      words: `${TO_PROOF}, and “Save and continue” on its proof`,
      input: { files: null },
      hand: (stage) => save(stage, {}),
    },
  ],
  reads: ({ failure }) => ({ failed: failure !== null }),
  events: { 'archive.download': [{ words: `presses “${AGAIN}”`, hand: press }] },
  actors: {
    downloadArchive: {
      done: [
        {
          words: 'gets the files',
          hand: async ({ page, network }) => {
            const file = page.waitForEvent('download');
            await network.pass(CALLS.rideAlongFiles);
            const name = (await file).suggestedFilename();
            if (!name.endsWith('.zip')) throw new Error(`The file is called ${name}.`);
          },
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: ({ network }) => network.fail(CALLS.rideAlongFiles),
        },
      ],
    },
  },
  delays: {},
  views: {
    beginning: (sight) => sight.sees('dialog', READY),
    needless: async (sight) => {
      await sight.sees('dialog', READY);
      await sight.misses('button', AGAIN);
    },
    downloading: (sight) => sight.reads('Getting your Ride-Along files'),
    downloaded: offersAgain(/Your Ride-Along files are among your downloads/),
    failed: offersAgain(/Your coupon is saved, but the Ride-Along files did not come/),
  },
});
