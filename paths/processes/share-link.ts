import { expect } from '@playwright/test';
import { shareLinkMachine } from '../../src/machines/submission/share-link.machine.ts';
import { couponOf, type Stage } from '../hand/stage.ts';
import { type Hand, processOf, type View } from '../model/process.ts';
import { prepareCoupons } from './dashboard/dashboard.ts';

const INPUT = {
  invitation: { title: 'A bakery: a dozen rolls', link: 'https://tearline.example/r/coupon' },
  hasSheet: true,
};

async function openReadyPage(stage: Stage): Promise<void> {
  await prepareCoupons(stage, 1);
  await stage.page.goto(`${stage.url}/share/${couponOf(stage).id}`);
  await stage.page.getByRole('heading', { name: 'ready to use' }).waitFor();
}

const press: Hand = async ({ page }) => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
};

const offersShare: View = async (sight) => {
  await sight.sees('button', 'Share');
  await sight.misses('menuitem', 'Text message');
};

export const shareLink = processOf({
  name: 'share-link',
  title: 'Passing on a coupon’s link',
  rows: ['READY-01'],
  machine: shareLinkMachine,
  starts: [
    {
      words: 'opens the page of a finished coupon on a device with a share sheet',
      input: INPUT,
      hand: async (stage) => {
        await holdSheet(stage);
        await openReadyPage(stage);
      },
    },
    {
      words: 'opens the page of a finished coupon in a browser without a share sheet',
      input: { ...INPUT, hasSheet: false },
      hand: async (stage) => {
        await stage.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
        await openReadyPage(stage);
      },
    },
  ],
  reads: ({ hasSheet }) => ({ hasSheet }),
  events: {
    'share.open': [{ words: 'presses “Share”', hand: press }],
    'share.close': [
      { words: 'presses Escape', hand: ({ page }) => page.keyboard.press('Escape') },
      {
        words: 'chooses “Copy link”',
        hand: ({ page }) => page.getByRole('menuitem', { name: 'Copy link' }).click(),
      },
    ],
  },
  actors: {
    openShareSheet: {
      done: [
        {
          words: 'chooses a person in the sheet',
          hand: async (stage) => {
            expect(await settleSheet(stage, null)).toMatch(
              new RegExp(`^https?://.*/${couponOf(stage).id}$`),
            );
          },
        },
        {
          words: 'closes the sheet without a choice',
          hand: async (stage) => {
            await settleSheet(stage, 'AbortError');
          },
        },
      ],
      error: [
        {
          words: 'gets no sheet from the browser',
          brings: () => new Error('NotAllowedError'),
          hand: async (stage) => {
            await settleSheet(stage, 'NotAllowedError');
          },
        },
      ],
    },
  },
  delays: {},
  views: {
    resting: offersShare,
    sharing: offersShare,
    choosing: async (sight) => {
      await sight.sees('menuitem', 'E-mail');
      await sight.sees('menuitem', 'Text message');
      await sight.sees('menuitem', 'Copy link');
    },
  },
});

interface Sharing {
  readonly link: string;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

/** The system's sheet answers when a step says so. */
async function holdSheet({ page }: Stage): Promise<void> {
  await page.addInitScript(() => {
    const open: Sharing[] = [];
    Object.assign(window, { tearlineSheets: open });
    Object.defineProperty(navigator, 'share', {
      value: ({ url = '' }: ShareData) =>
        new Promise<void>((resolve, reject) => {
          open.push({ link: url, resolve, reject });
        }),
    });
  });
}

/** Returns the link that was to be shared. */
async function settleSheet({ page }: Stage, failure: string | null): Promise<string> {
  return page.evaluate((name) => {
    const sheet = (Reflect.get(window, 'tearlineSheets') as Sharing[]).shift();
    if (name === null) sheet?.resolve();
    else sheet?.reject(new DOMException('no', name));
    return sheet?.link ?? '';
  }, failure);
}
