/** The files and the link of a coupon. */
import { expect } from '@playwright/test';
import { archiveDownloadMachine } from '../../../src/machines/dashboard/archive-download.machine.ts';
import { copyLinkMachine } from '../../../src/machines/submission/copy-link.machine.ts';
import { shareLinkMachine } from '../../../src/machines/submission/share-link.machine.ts';
import * as dashboardWords from '../../../src/words/dashboard.gen.ts';
import type { Hand, View } from '../kit/kit.ts';
import { couponOf, does, gates, line, processOf, row, sees, start } from '../kit/kit.ts';
import { choose, download, openCoupon, openDashboard } from './dashboard.ts';

const openFiles: Hand = [openDashboard(), choose(dashboardWords.qrCodeAndFiles())];
const offersFiles = sees.part('button', dashboardWords.downloadAllFiles());

const FAILED = /went wrong|try again|failed/i;

export const archiveDownload = processOf(archiveDownloadMachine, 'All files of a coupon', {
  rows: ['DASH-15'],
  starts: start({ couponId: 'coupon' }, [line.hold('archive'), openFiles]),
  steps: {
    'archive.download': does.press(dashboardWords.downloadAllFiles()),
    'done: downloadArchive': download(line.pass('archive'), '.zip'),
    'error: downloadArchive': line.fails('archive'),
  },
  views: {
    resting: offersFiles,
    downloading: [sees.busy('button', dashboardWords.packing()), sees.noText(FAILED)],
    downloaded: offersFiles,
    failed: [offersFiles, sees.text(FAILED)],
  },
});

/** The copied or shared text is the coupon's link. */
const settles =
  (gate: typeof gates.clipboard, failure: string | null = null): Hand =>
  async (stage) => {
    const link = await gate.settle(stage, failure);
    expect(link).toMatch(new RegExp(`^https?://.*/${couponOf(stage).id}$`));
  };
const REFUSED = { brings: new Error('NotAllowedError') };

export const copyLink = processOf(copyLinkMachine, 'Copying a coupon’s link', {
  rows: ['DASH-15'],
  starts: start({ link: 'https://tearline.example/r/coupon' }, [
    gates.clipboard.install,
    openFiles,
  ]),
  steps: {
    'link.copy': row('presses “Copy”', does.press(/^(Copy|copied)$/)),
    'done: copyText': row(
      'pastes it elsewhere and finds the link of the coupon',
      settles(gates.clipboard),
    ),
    'error: copyText': row(
      'waits until the browser has refused',
      settles(gates.clipboard, 'NotAllowedError'),
      { before: 'block the clipboard for this site in the settings of the browser', ...REFUSED },
    ),
    'after: copiedFlag': does.waits('two seconds'),
  },
  views: {
    resting: sees.part('button', 'Copy'),
    copying: sees.part('button', /^(Copy|copied)$/),
    copied: sees.part('button', 'copied'),
    refused: sees.text(
      'Your browser does not allow copying. Select the link and copy it yourself.',
    ),
  },
});

const INPUT = {
  invitation: { title: 'A bakery: a dozen rolls', link: 'https://tearline.example/r/coupon' },
  hasSheet: true,
};
const openReadyPage: Hand = [openCoupon('share'), sees.part('heading', /ready to use/)];
const removeShareSheet: Hand = ({ page }) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
const offersShare: View = [sees.part('button', 'Share'), sees.no('menuitem', 'Text message')];

export const shareLink = processOf(shareLinkMachine, 'Passing on a coupon’s link', {
  rows: ['READY-01'],
  starts: [
    start(
      INPUT,
      'makes a coupon, and opens its page /share/… on a phone or another device with a share sheet',
      [gates.shareSheet.install, openReadyPage],
    ),
    start(
      { ...INPUT, hasSheet: false },
      'makes a coupon, and opens its page /share/… in a browser without a share sheet (Firefox on a computer)',
      [removeShareSheet, openReadyPage],
    ),
  ],
  reads: ({ hasSheet }) => ({ hasSheet }),
  steps: {
    'share.open': does.press('Share'),
    'share.close': [does.key('Escape'), does.press('Copy link', 'menuitem')],
    'done: openShareSheet': [
      row(
        'chooses a person in the sheet, who gets the link of the coupon',
        settles(gates.shareSheet),
      ),
      row('closes the sheet without a choice', settles(gates.shareSheet, 'AbortError')),
    ],
    'error: openShareSheet': row(
      'gets no sheet, since the browser refuses',
      settles(gates.shareSheet, 'NotAllowedError'),
      REFUSED,
    ),
  },
  views: {
    resting: offersShare,
    sharing: offersShare,
    choosing: ['E-mail', 'Text message', 'Copy link'].map((name) => sees.part('menuitem', name)),
  },
});
