import { rideAlongArchiveMachine } from '../../../src/machines/submission/ride-along-archive.machine.ts';
import { does, type Hand, line, processOf, sees, start, type View } from '../kit/kit.ts';
import { download, type Prepared } from '../dashboard/dashboard.ts';
import { openProof, SAVE_ON_PROOF } from './wizard-hand.ts';

const READY = sees.part('dialog', 'Your coupon is ready');
const AGAIN = 'Download Ride-Along files';

const save = (prepared: Prepared): readonly Hand[] => [
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
      save({ hasRideAlong: true }),
    ),
    start({ files: null }, save({})),
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
