/** The files and the link of a coupon. */
import { expect } from '@playwright/test';
import { archiveDownloadMachine } from '../../../src/machines/dashboard/archive-download.machine.ts';
import { copyLinkMachine } from '../../../src/machines/submission/copy-link.machine.ts';
import { shareLinkMachine } from '../../../src/machines/submission/share-link.machine.ts';
import * as does from '../../hand/does.ts';
import type { Hand, View } from '../../hand/hand.ts';
import * as line from '../../hand/line.ts';
import * as sees from '../../hand/sees.ts';
import { holdPromise, settlePromise } from '../../hand/promise-gate.ts';
import { couponOf } from '../../hand/stage.ts';
import { processOf } from '../../model/process.ts';
import { choose, download, openDashboard, prepareCoupons } from './dashboard.ts';

const FILES = choose('QR code and files…');
const openFiles: Hand = [openDashboard(), FILES, ({ page }) => page.getByRole('dialog').waitFor()];
const offersFiles = sees.part('button', 'Download all files');

export const archiveDownload = processOf({
  name: 'archive-download',
  title: 'All files of a coupon',
  rows: ['DASH-15'],
  machine: archiveDownloadMachine,
  starts: { ...FILES, input: { couponId: 'coupon' }, hand: [line.hold('archive'), openFiles] },
  reads: ({ failure }) => ({ failed: failure !== null }),
  events: { 'archive.download': does.press('Download all files') },
  actors: {
    downloadArchive: {
      done: {
        words: 'gets the archive',
        hand: download(({ network }) => network.pass('archive'), '.zip'),
      },
      error: line.fails('archive'),
    },
  },
  delays: {},
  views: {
    resting: offersFiles,
    downloading: sees.busy('button', 'Packing…'),
    downloaded: offersFiles,
    failed: [offersFiles, sees.text(/went wrong|try again|failed/i)],
  },
});

/** What was to be copied or shared is the coupon's link. */
const settles =
  (failure: string | null = null): Hand =>
  async (stage) => {
    const link = await settlePromise(stage, failure);
    expect(link).toMatch(new RegExp(`^https?://.*/${couponOf(stage).id}$`));
  };

export const copyLink = processOf({
  name: 'copy-link',
  title: 'Copying a coupon’s link',
  rows: ['DASH-15'],
  machine: copyLinkMachine,
  starts: {
    ...FILES,
    input: { link: 'https://tearline.example/r/coupon' },
    hand: [holdPromise('writeText'), openFiles],
  },
  events: { 'link.copy': { ...does.press(/^(Copy|copied)$/), words: 'presses “Copy”' } },
  actors: {
    copyText: {
      done: { words: 'has it copied by the browser', hand: settles() },
      error: {
        words: 'is refused by the browser',
        brings: new Error('NotAllowedError'),
        hand: settles('NotAllowedError'),
      },
    },
  },
  delays: { copiedFlag: does.waits('until “copied” has been read') },
  views: {
    resting: sees.part('button', 'Copy'),
    copying: sees.part('button', /^(Copy|copied)$/),
    copied: sees.part('button', 'copied'),
    refused: sees.text('This browser does not let us copy. Select the link and copy it yourself.'),
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

export const shareLink = processOf({
  name: 'share-link',
  title: 'Passing on a coupon’s link',
  rows: ['READY-01'],
  machine: shareLinkMachine,
  starts: [
    {
      words: 'opens the page of a finished coupon on a device with a share sheet',
      input: INPUT,
      hand: [holdPromise('share'), openReadyPage],
    },
    {
      words: 'opens the page of a finished coupon in a browser without a share sheet',
      input: { ...INPUT, hasSheet: false },
      hand: [
        ({ page }) =>
          page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')),
        openReadyPage,
      ],
    },
  ],
  reads: ({ hasSheet }) => ({ hasSheet }),
  events: {
    'share.open': does.press('Share'),
    'share.close': [
      does.key('Escape'),
      { ...does.press('Copy link', 'menuitem'), words: 'chooses “Copy link”' },
    ],
  },
  actors: {
    openShareSheet: {
      done: [
        { words: 'chooses a person in the sheet', hand: settles() },
        { words: 'closes the sheet without a choice', hand: settles('AbortError') },
      ],
      error: {
        words: 'gets no sheet from the browser',
        brings: new Error('NotAllowedError'),
        hand: settles('NotAllowedError'),
      },
    },
  },
  delays: {},
  views: {
    resting: offersShare,
    sharing: offersShare,
    choosing: ['E-mail', 'Text message', 'Copy link'].map((name) => sees.part('menuitem', name)),
  },
});
