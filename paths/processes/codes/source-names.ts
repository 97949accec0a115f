/** The sources of visits to a coupon. */
import { sourceNamesMachine } from '../../../src/machines/codes/source-names.machine.ts';
import { couponOf, does, line, processOf, row, sees, start } from '../kit/kit.ts';
import { prepareCoupons } from '../dashboard/dashboard.ts';

const offersNames = sees.part('button', 'Name sources');
const asksNames = sees.part('textbox', 'Names');

export const sourceNames = processOf(sourceNamesMachine, 'Sources of visits', {
  rows: ['PUB-12'],
  starts: start(undefined, 'makes a coupon and opens its codes', [
    line.hold('nameSources'),
    prepareCoupons(1),
    does.open((stage) => `/codes/${couponOf(stage).id}`),
    offersNames,
  ]),
  reads: ({ failure }) => ({ failed: failure !== null }),
  steps: {
    'names.edit': does.press('Name sources'),
    'names.save': row([does.fill('Names', 'mail'), does.press('Save the names')], {
      payload: { names: ['mail'] },
    }),
    'names.cancel': does.press('Cancel'),
    'done: saveNames': line.gets('nameSources'),
    'error: saveNames': line.fails('nameSources'),
  },
  views: {
    resting: offersNames,
    editing: asksNames,
    saving: [asksNames, sees.busy('button', 'Saving…')],
  },
});
