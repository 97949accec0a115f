/** Single codes: found, switched off, replaced. */
import { codeChangeMachine } from '../../../src/machines/codes/code-change.machine.ts';
import { does, line, processOf, row, sees } from '../kit/kit.ts';
import { OPEN_LISTED } from './codes.ts';

const CODE = '7K3MQ9TD2VXH8RWN';
const SUCCESSOR = '0A6E4JZB9PSY1CGT';

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
      brings: SUCCESSOR,
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
