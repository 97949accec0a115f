import { rideAlongArchiveMachine } from '../../../src/machines/submission/ride-along-archive.machine.ts';
import { does, type Hand, line, processOf, row, sees, start, type View } from '../../model/kit.ts';
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

export const rideAlongFiles = processOf(rideAlongArchiveMachine, 'Files of a Ride-Along image', {
  name: 'ride-along-files',
  rows: ['SUBM-05'],
  starts: [
    start(
      TO_RIDE_ALONG_PROOF + ON_PROOF,
      { files: { couponId: 'coupon', informedImagesId: 'images', image: '', design: null } },
      save({ hasRideAlong: true }),
    ),
    start(TO_PROOF + ON_PROOF, { files: null }, save({})),
  ],
  reads: ({ failure }) => ({ failed: failure !== null }),
  events: { 'archive.download': does.inDialog(AGAIN) },
  actors: {
    downloadArchive: {
      done: row(
        'waits until a .zip file is downloaded',
        download(line.pass('rideAlongFiles'), '.zip'),
      ),
      error: line.fails('rideAlongFiles'),
    },
  },
  views: {
    beginning: READY,
    needless: [READY, sees.no('button', AGAIN)],
    downloading: sees.text('Downloading your Ride-Along files'),
    downloaded: offersAgain(/Your Ride-Along files are among your downloads/),
    failed: offersAgain(/Your coupon is saved, but the Ride-Along files could not be downloaded/),
  },
});
