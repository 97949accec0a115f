import { NETWORK_BACK_MS } from '../../src/domain/constants.ts';
import * as commonWords from '../../src/words/common.gen.ts';
import { networkMachine } from '../../src/machines/frame/network.machine.ts';
import type { Stage } from '../hand/stage.ts';
import { type Hand, processOf, type View } from '../model/process.ts';

async function openFaqs({ page, url }: Stage): Promise<void> {
  await page.clock.install();
  await page.goto(`${url}/faqs`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A browser says that a network is back only where it has said that it is gone. */
const comeBack: Hand = async ({ page }) => {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
};

const saysNothing: View = async (sight) => {
  await sight.readsNo(commonWords.networkGone());
  await sight.readsNo(commonWords.networkBack());
};

export const network = processOf({
  name: 'network',
  title: 'The network goes and comes back',
  rows: ['SHELL-16'],
  person: 'visitor',
  machine: networkMachine,
  starts: [
    { words: 'opens “FAQs”', input: { isOnline: true }, hand: openFaqs },
    {
      words: 'opens “FAQs” and cuts the network off before the page is there',
      input: { isOnline: false },
      hand: async (stage) => {
        await stage.page.addInitScript(() => {
          Object.defineProperty(navigator, 'onLine', { value: false });
        });
        await openFaqs(stage);
      },
    },
  ],
  reads: () => ({}),
  events: {
    'network.lose': [
      {
        words: 'cuts the network off',
        when: (_, places) => !places.includes('gone'),
        hand: ({ page }) => page.context().setOffline(true),
      },
    ],
    'network.return': [{ words: 'switches the network on again', hand: comeBack }],
  },
  actors: {},
  delays: {
    moment: {
      words: 'waits four seconds',
      hand: ({ page }) => page.clock.fastForward(NETWORK_BACK_MS),
    },
  },
  views: {
    deciding: saysNothing,
    there: saysNothing,
    gone: (sight) => sight.reads(commonWords.networkGone()),
    back: (sight) => sight.reads(commonWords.networkBack()),
  },
});
