/** The limit of uses of a coupon without codes. */
import { useLimitMachine } from '../../../src/machines/codes/use-limit.machine.ts';
import { couponOf, does, line, processOf, row, sees, start } from '../kit/kit.ts';
import { prepareCoupons } from '../dashboard/dashboard.ts';

const offersSave = sees.part('button', 'Save the limit');

export const useLimit = processOf(useLimitMachine, 'The limit of uses', {
  rows: ['TILL-04'],
  starts: start(undefined, 'makes a coupon and opens its codes', [
    line.hold('setUseLimit'),
    prepareCoupons(1),
    does.open((stage) => `/codes/${couponOf(stage).id}`),
    offersSave,
  ]),
  reads: ({ failure }) => ({ failed: failure !== null }),
  steps: {
    'limit.save': row([does.fill('Uses at most', '200'), does.press('Save the limit')], {
      payload: { most: 200 },
      when: (_, places) => !places.includes('saving'),
    }),
    'done: saveLimit': line.gets('setUseLimit'),
    'error: saveLimit': line.fails('setUseLimit'),
  },
  views: {
    resting: offersSave,
    saving: sees.busy('button', 'Saving…'),
    saved: [offersSave, sees.text('Saved')],
  },
  notWalked: {
    'saving · limit.save': 'A second press waits for the first; a machine test shows it.',
  },
});
