import { rideAlongArchiveMachine } from '../../../src/machines/submission/ride-along-archive.machine.ts';
import * as does from '../../hand/does.ts';
import type { Hand, View } from '../../hand/hand.ts';
import * as line from '../../hand/line.ts';
import * as sees from '../../hand/sees.ts';
import { processOf } from '../../model/process.ts';
import { download, type Prepared } from '../dashboard/dashboard.ts';
import { openProof, TO_PROOF, TO_RIDE_ALONG_PROOF } from './wizard-hand.ts';

const READY = sees.part('dialog', 'Your coupon is ready');
const AGAIN = 'Download Ride-Along files';
const ON_PROOF = ', and “Save and continue” on its proof';

const save = (prepared: Prepared): Hand => [
  ...[line.hold('rideAlongFiles'), openProof(prepared)],
  ...[does.inDialog('Save and continue'), READY],
];
const offersAgain = (words: RegExp): View => [sees.text(words), sees.part('button', AGAIN)];

export const rideAlongFiles = processOf({
  name: 'ride-along-files',
  title: 'Files of a Ride-Along image',
  rows: ['SUBM-05'],
  machine: rideAlongArchiveMachine,
  starts: [
    {
      words: TO_RIDE_ALONG_PROOF + ON_PROOF,
      input: { files: { couponId: 'coupon', informedImagesId: 'images', image: '', design: null } },
      hand: save({ hasRideAlong: true }),
    },
    { words: TO_PROOF + ON_PROOF, input: { files: null }, hand: save({}) },
  ],
  reads: ({ failure }) => ({ failed: failure !== null }),
  events: { 'archive.download': does.inDialog(AGAIN) },
  actors: {
    downloadArchive: {
      done: {
        words: 'gets the files',
        hand: download(({ network }) => network.pass('rideAlongFiles'), '.zip'),
      },
      error: line.fails('rideAlongFiles'),
    },
  },
  delays: {},
  views: {
    beginning: READY,
    needless: [READY, sees.no('button', AGAIN)],
    downloading: sees.text('Getting your Ride-Along files'),
    downloaded: offersAgain(/Your Ride-Along files are among your downloads/),
    failed: offersAgain(/Your coupon is saved, but the Ride-Along files did not come/),
  },
});
