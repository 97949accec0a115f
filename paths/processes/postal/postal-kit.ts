/** The postal kit on the ready page. */
import { postalKitMachine } from '../../../src/machines/postal/postal-kit.machine.ts';
import * as postalWords from '../../../src/words/postal/postal-kit.gen.ts';
import { download, openCoupon } from '../dashboard/dashboard.ts';
import { does, each, line, processOf, sees, start } from '../kit/kit.ts';

const offersKit = sees.part('button', postalWords.download());
const FAILED = /went wrong|try again|failed/i;
const IN_THE_PAGE =
  'The page reads the photograph by itself, so no step can hold it; the tests of the ready page choose one.';

export const postalKit = processOf(postalKitMachine, 'The postal kit of a coupon', {
  rows: ['PRE-03'],
  starts: start({ couponId: 'coupon' }, 'makes a coupon, and opens its page /share/…', [
    ...[line.hold('postalKit'), openCoupon('share'), offersKit],
  ]),
  steps: {
    'kit.download': does.press(postalWords.download()),
    ...each(IN_THE_PAGE, 'piece.choose', 'piece.forget', 'done: readPiece', 'error: readPiece'),
    'done: downloadKit': download(line.pass('postalKit'), '.zip'),
    'error: downloadKit': line.fails('postalKit'),
  },
  views: {
    'ready.resting': offersKit,
    'ready.downloaded': [offersKit, sees.text(postalWords.downloaded())],
    'ready.failed': [offersKit, sees.text(FAILED)],
    reading: offersKit,
    packing: sees.busy('button', postalWords.packing()),
  },
});
