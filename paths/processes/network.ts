import { NETWORK_BACK_MS } from '../../src/domain/constants.ts';
import { networkMachine } from '../../src/machines/frame/network.machine.ts';
import * as commonWords from '../../src/words/common.gen.ts';
import * as does from '../hand/does.ts';
import type { Hand, View } from '../hand/hand.ts';
import * as sees from '../hand/sees.ts';
import { processOf } from '../model/process.ts';

const openFaqs: Hand = [
  ({ page }) => page.clock.install(),
  does.open('/faqs'),
  sees.part('heading', /./),
];
const saysNothing: View = [
  sees.noText(commonWords.networkGone()),
  sees.noText(commonWords.networkBack()),
];

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
      hand: [
        ({ page }) =>
          page.addInitScript(() => {
            Object.defineProperty(navigator, 'onLine', { value: false });
          }),
        openFaqs,
      ],
    },
  ],
  events: {
    'network.lose': {
      words: 'cuts the network off',
      when: (_, places) => !places.includes('gone'),
      hand: ({ page }) => page.context().setOffline(true),
    },
    // A browser says that a network is back only where it has said that it is gone.
    'network.return': {
      words: 'switches the network on again',
      hand: [
        ({ page }) => page.context().setOffline(true),
        ({ page }) => page.context().setOffline(false),
      ],
    },
  },
  actors: {},
  delays: { moment: does.passes('waits four seconds', NETWORK_BACK_MS) },
  views: {
    deciding: saysNothing,
    there: saysNothing,
    gone: sees.text(commonWords.networkGone()),
    back: sees.text(commonWords.networkBack()),
  },
});
