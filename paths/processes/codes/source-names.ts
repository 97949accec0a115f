/** The sources of visits to a coupon. */
import { sourceNamesMachine } from '../../../src/machines/codes/source-names.machine.ts';
import { does, line, processOf, row, sees } from '../kit/kit.ts';
import { OPEN_CODES } from './codes.ts';

const fillNames = does.fill('Names', 'mail');
const offersNames = sees.part('button', 'Name sources');
const asksNames = sees.part('textbox', 'Names');

export const sourceNames = processOf(sourceNamesMachine, 'Sources of visits', {
  rows: ['PUB-12'],
  starts: row([line.hold('nameSources'), OPEN_CODES]),
  reads: ({ failure }) => ({ failed: failure !== null }),
  steps: {
    'names.edit': does.press('Name sources'),
    'names.save': row(
      [fillNames, does.press('Save the names'), line.sends('nameSources', 'mail')],
      {
        payload: { names: ['mail'] },
      },
    ),
    'names.cancel': does.press('Cancel'),
    ...line.ends('saveNames', 'nameSources'),
  },
  views: {
    resting: offersNames,
    editing: asksNames,
    saving: [asksNames, sees.busy('button', 'Saving…')],
  },
});
