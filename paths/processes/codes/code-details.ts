/** What belongs to the codes of a coupon: single ones, the sources of visits, the limit of uses without codes. */
import { codeChangeMachine } from '../../../src/machines/codes/code-change.machine.ts';
import { does, line, processOf, row, sees, when } from '../kit/kit.ts';
import { OPEN_LISTED, OPEN_CODES } from './codes.ts';
import { sourceNamesMachine } from '../../../src/machines/codes/source-names.machine.ts';
import { useLimitMachine } from '../../../src/machines/codes/use-limit.machine.ts';

const CODE = '7K3MQ9TD2VXH8RWN';

const asks = sees.part('dialog', /^Replace .*\?$/);

export const codeChange = processOf(codeChangeMachine, 'Single codes', {
  rows: ['SER-06'],
  starts: row([line.hold('switchCode', 'replaceCode'), OPEN_LISTED]),
  reads: ({ text, switched, successor, failure }) => ({
    found: text === 'HM-1',
    switched: switched.code !== '',
    replaced: successor !== null,
    failed: failure !== null,
  }),
  steps: {
    'code.find': row(
      [does.fill('Code, link or barcode', 'HM-1'), does.press('Find'), sees.text('Not used yet')],
      { payload: { text: 'HM-1' }, when: ({ text }) => text === '' },
    ),
    'code.switch': row(does.press('Switch off'), {
      payload: { switched: { code: CODE, state: 'off' } },
      when: ({ text, switched }) => text === 'HM-1' && switched.code === '',
    }),
    'code.replace': row(does.press('Replace'), {
      payload: { code: CODE },
      when: ({ text }) => text === 'HM-1',
    }),
    'replacement.confirm': does.inDialog('Replace'),
    'replacement.cancel': does.inDialog('Keep it'),
    ...line.ends('switchCode', 'switchCode'),
    'done: replaceCode': row(line.gets('replaceCode', sees.text(/^The new code is /)), {
      brings: '0A6E4JZB9PSY1CGT',
    }),
    'error: replaceCode': line.fails('replaceCode', line.SAYS_WHY),
  },
  views: {
    resting: sees.part('button', 'Find'),
    switching: sees.busy('button', /^Switch o/),
    asking: asks,
    replacing: [asks, sees.busy('button', /^Replac/)],
  },
});

const asksNames = sees.part('textbox', 'Names');

export const sourceNames = processOf(sourceNamesMachine, 'Sources of visits', {
  rows: ['PUB-12'],
  starts: row([line.hold('nameSources'), OPEN_CODES]),
  steps: {
    'names.edit': does.press('Name sources'),
    'names.save': row(
      [does.fill('Names', 'mail'), does.press('Save the names'), line.sends('nameSources', 'mail')],
      { payload: { names: ['mail'] } },
    ),
    'names.cancel': does.press('Cancel'),
    ...line.ends('saveNames', 'nameSources'),
  },
  views: {
    resting: sees.part('button', 'Name sources'),
    editing: asksNames,
    saving: [asksNames, sees.busy('button', 'Saving…')],
  },
});

const fillLimit = does.fill('Maximum uses', '200');
const offersSave = sees.part('button', 'Save the limit');

export const useLimit = processOf(useLimitMachine, 'The limit of uses', {
  rows: ['TILL-04'],
  starts: row([line.hold('setUseLimit'), OPEN_CODES]),
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
