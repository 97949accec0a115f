/** The limit of uses of a coupon without codes. */
import { useLimitMachine } from '../../../src/machines/codes/use-limit.machine.ts';
import { does, line, processOf, row, sees, when } from '../kit/kit.ts';
import { OPEN_CODES } from './codes.ts';

const fillLimit = does.fill('Maximum uses', '200');
const offersSave = sees.part('button', 'Save the limit');

export const useLimit = processOf(useLimitMachine, 'The limit of uses', {
  rows: ['TILL-04'],
  starts: row([line.hold('setUseLimit'), OPEN_CODES]),
  reads: ({ failure }) => ({ failed: failure !== null }),
  steps: {
    'limit.save': row([fillLimit, does.press('Save the limit'), line.sends('setUseLimit', '200')], {
      payload: { wanted: { most: 200, householdsOnly: false } },
      when: when.not(when.at('saving')),
    }),
    ...line.ends('saveLimit', 'setUseLimit'),
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
