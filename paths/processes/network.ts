import { NETWORK_BACK_MS } from '../../src/domain/start-limits.ts';
import { networkMachine } from '../../src/machines/frame/network.machine.ts';
import * as commonWords from '../../src/words/common.gen.ts';
import { does, each, type Hand, processOf, row, sees, start, type View, when } from './kit/kit.ts';

const openFaqs: Hand = [does.holdClock, does.open('/faqs'), sees.part('heading', /./)];
const saysNothing: View = [
  sees.noText(commonWords.networkGone()),
  sees.noText(commonWords.networkBack()),
];

export const network = processOf(networkMachine, 'The network goes and comes back', {
  rows: ['SHELL-16'],
  person: 'visitor',
  starts: [
    start({ isOnline: true }, 'opens “FAQs”', openFaqs),
    start(
      { isOnline: false },
      'opens “FAQs” and chooses “Offline” in the developer tools (F12, “Network”) while the page loads',
      [
        ({ page }) =>
          page.addInitScript(() => {
            Object.defineProperty(navigator, 'onLine', { value: false });
          }),
        openFaqs,
      ],
    ),
  ],
  steps: {
    'network.lose': row(
      'chooses “Offline” in the developer tools (F12, “Network”)',
      ({ page }) => page.context().setOffline(true),
      { when: when.at('there', 'back') },
    ),
    // A browser reports a returned network only after it has reported a lost one.
    'network.return': row('chooses “No throttling” in the developer tools', [
      ({ page }) => page.context().setOffline(true),
      ({ page }) => page.context().setOffline(false),
    ]),
    'after: moment': does.passes('waits four seconds', NETWORK_BACK_MS),
  },
  views: {
    ...each(saysNothing, 'deciding', 'there'),
    gone: sees.text(commonWords.networkGone()),
    back: sees.text(commonWords.networkBack()),
  },
});
