import { expect } from '@playwright/test';
import { archiveDownloadMachine } from '../../../src/machines/dashboard/archive-download.machine.ts';
import { copyLinkMachine } from '../../../src/machines/submission/copy-link.machine.ts';
import { couponOf, type Stage } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import { chooseAction, failureOf, openDashboard } from './dashboard.ts';

async function openFiles(stage: Stage): Promise<void> {
  await openDashboard(stage);
  await chooseAction(stage, couponOf(stage).name, 'QR code and files…');
  await stage.page.getByRole('dialog').waitFor();
}

const download: Hand = async ({ page }) => {
  await page.getByRole('button', { name: 'Download all files' }).click();
};

const offersFiles: View = async (sight) => {
  await sight.sees('button', 'Download all files');
};

export const archiveDownload = processOf({
  name: 'archive-download',
  title: 'All files of a coupon',
  rows: ['DASH-15'],
  machine: archiveDownloadMachine,
  starts: [
    {
      words: 'chooses “QR code and files…” in the menu of a coupon',
      input: { couponId: 'coupon' },
      hand: async (stage) => {
        await stage.network.hold(CALLS.archive);
        await openFiles(stage);
      },
    },
  ],
  reads: ({ failure }) => ({ failed: failure !== null }),
  events: { 'archive.download': [{ words: 'presses “Download all files”', hand: download }] },
  actors: {
    downloadArchive: {
      done: [
        {
          words: 'gets the archive',
          hand: async ({ page, network }) => {
            const file = page.waitForEvent('download');
            await network.pass(CALLS.archive);
            const name = (await file).suggestedFilename();
            if (!name.endsWith('.zip')) throw new Error(`The file is called ${name}.`);
          },
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: ({ network }) => network.fail(CALLS.archive),
        },
      ],
    },
  },
  delays: {},
  views: {
    resting: offersFiles,
    downloading: (sight) => sight.seesBusy('button', 'Packing…', true),
    downloaded: offersFiles,
    failed: async (sight) => {
      await sight.sees('button', 'Download all files');
      await sight.reads(/went wrong|try again|failed/i);
    },
  },
});

const copy: Hand = async ({ page }) => {
  await page
    .getByRole('button', { name: /^(Copy|copied)$/ })
    .first()
    .click();
};

const offersCopy: View = (sight) => sight.sees('button', /^(Copy|copied)$/);

export const copyLink = processOf({
  name: 'copy-link',
  title: 'Copying a coupon’s link',
  rows: ['DASH-15'],
  machine: copyLinkMachine,
  starts: [
    {
      words: 'chooses “QR code and files…” in the menu of a coupon',
      input: { link: 'https://tearline.example/r/coupon' },
      hand: async (stage) => {
        await holdClipboard(stage);
        await openFiles(stage);
      },
    },
  ],
  reads: () => ({}),
  events: { 'link.copy': [{ words: 'presses “Copy”', hand: copy }] },
  actors: {
    copyText: {
      done: [
        {
          words: 'has it copied by the browser',
          hand: async (stage) => {
            const link = await settleClipboard(stage, true);
            expect(link).toMatch(new RegExp(`^https?://.*/${couponOf(stage).id}$`));
          },
        },
      ],
      error: [
        {
          words: 'is refused by the browser',
          brings: () => new Error('NotAllowedError'),
          hand: async (stage) => {
            await settleClipboard(stage, false);
          },
        },
      ],
    },
  },
  delays: {
    copiedFlag: { words: 'waits until “copied” has been read', hand: () => Promise.resolve() },
  },
  views: {
    resting: (sight) => sight.sees('button', 'Copy'),
    copying: offersCopy,
    copied: (sight) => sight.sees('button', 'copied'),
    refused: (sight) =>
      sight.reads('This browser does not let us copy. Select the link and copy it yourself.'),
  },
});

interface Writing {
  readonly text: string;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

/** The browser's clipboard answers when a step says so. */
async function holdClipboard({ page }: Stage): Promise<void> {
  await page.addInitScript(() => {
    const waiting: Writing[] = [];
    Object.assign(window, { tearlineClipboard: waiting });
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: (text: string) =>
        new Promise<void>((resolve, reject) => {
          waiting.push({ text, resolve, reject });
        }),
    });
  });
}

/** Returns what was to be copied. */
async function settleClipboard({ page }: Stage, isLet: boolean): Promise<string> {
  return page.evaluate((lets) => {
    const call = (Reflect.get(window, 'tearlineClipboard') as Writing[]).shift();
    if (lets) call?.resolve();
    else call?.reject(new DOMException('no', 'NotAllowedError'));
    return call?.text ?? '';
  }, isLet);
}
