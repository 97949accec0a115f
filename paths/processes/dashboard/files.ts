/** The files and the link of a coupon. */
import { expect } from '@playwright/test';
import { archiveDownloadMachine } from '../../../src/machines/dashboard/archive-download.machine.ts';
import { copyLinkMachine } from '../../../src/machines/submission/copy-link.machine.ts';
import { shareLinkMachine } from '../../../src/machines/submission/share-link.machine.ts';
import type { Hand, View } from '../../model/kit.ts';
import {
  clipboard,
  couponOf,
  does,
  line,
  processOf,
  row,
  sees,
  shareSheet,
  start,
} from '../../model/kit.ts';
import { choose, download, ONE, openDashboard, prepareCoupons } from './dashboard.ts';

const FILES = choose('QR code and files…');
const openFiles: Hand = [openDashboard(), FILES, ({ page }) => page.getByRole('dialog').waitFor()];
const offersFiles = sees.part('button', 'Download all files');

export const archiveDownload = processOf(archiveDownloadMachine, 'All files of a coupon', {
  rows: ['DASH-15'],
  starts: start(`${ONE}, ${FILES.words}`, { couponId: 'coupon' }, [
    line.hold('archive'),
    openFiles,
  ]),
  reads: ({ failure }) => ({ failed: failure !== null }),
  events: { 'archive.download': does.press('Download all files') },
  actors: {
    downloadArchive: {
      done: row('waits until a .zip file is downloaded', download(line.pass('archive'), '.zip')),
      error: line.fails('archive'),
    },
  },
  views: {
    resting: offersFiles,
    downloading: sees.busy('button', 'Packing…'),
    downloaded: offersFiles,
    failed: [offersFiles, sees.text(/went wrong|try again|failed/i)],
  },
});

/** The copied or shared text is the coupon's link. */
const settles =
  (gate: typeof clipboard, failure: string | null = null): Hand =>
  async (stage) => {
    const link = await gate.settle(stage, failure);
    expect(link).toMatch(new RegExp(`^https?://.*/${couponOf(stage).id}$`));
  };

export const copyLink = processOf(copyLinkMachine, 'Copying a coupon’s link', {
  rows: ['DASH-15'],
  starts: start(`${ONE}, ${FILES.words}`, { link: 'https://tearline.example/r/coupon' }, [
    clipboard.install,
    openFiles,
  ]),
  events: { 'link.copy': row('presses “Copy”', does.press(/^(Copy|copied)$/)) },
  actors: {
    copyText: {
      done: row('pastes it elsewhere and finds the link of the coupon', settles(clipboard)),
      error: row('waits until the browser has refused', settles(clipboard, 'NotAllowedError'), {
        before: 'block the clipboard for this site in the settings of the browser',
        brings: new Error('NotAllowedError'),
      }),
    },
  },
  delays: { copiedFlag: does.waits('two seconds') },
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
const openReadyPage: Hand = [
  prepareCoupons(1),
  does.open((stage) => `/share/${couponOf(stage).id}`),
  sees.part('heading', /ready to use/),
];
const offersShare: View = [sees.part('button', 'Share'), sees.no('menuitem', 'Text message')];

export const shareLink = processOf(shareLinkMachine, 'Passing on a coupon’s link', {
  rows: ['READY-01'],
  starts: [
    start(
      'makes a coupon, and opens its page /share/… on a phone or another device with a share sheet',
      INPUT,
      [shareSheet.install, openReadyPage],
    ),
    start(
      'makes a coupon, and opens its page /share/… in a browser without a share sheet (Firefox on a computer)',
      { ...INPUT, hasSheet: false },
      [
        ({ page }) =>
          page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')),
        openReadyPage,
      ],
    ),
  ],
  reads: ({ hasSheet }) => ({ hasSheet }),
  events: {
    'share.open': does.press('Share'),
    'share.close': [
      does.key('Escape'),
      row('chooses “Copy link”', does.press('Copy link', 'menuitem')),
    ],
  },
  actors: {
    openShareSheet: {
      done: [
        row('chooses a person in the sheet, who gets the link of the coupon', settles(shareSheet)),
        row('closes the sheet without a choice', settles(shareSheet, 'AbortError')),
      ],
      error: row(
        'gets no sheet, since the browser refuses',
        settles(shareSheet, 'NotAllowedError'),
        {
          brings: new Error('NotAllowedError'),
        },
      ),
    },
  },
  views: {
    resting: offersShare,
    sharing: offersShare,
    choosing: ['E-mail', 'Text message', 'Copy link'].map((name) => sees.part('menuitem', name)),
  },
});
