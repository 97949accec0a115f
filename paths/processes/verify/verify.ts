/** A pass or a save link, checked in the page. */
import type { VerifyReport } from '../../../src/domain/verify/report.ts';
import { verifyMachine } from '../../../src/machines/verify/verify.machine.ts';
import { does, gates, processOf, row, sees, start } from '../kit/kit.ts';

const EMPTY_TOKEN = 'https://pay.google.com/gp/v/save/e30.e30.c2ln';
const pasted = (address: string) => [
  gates.scanning.arm,
  does.fill('Or a Google save link', address),
  does.press('Check link'),
];
const hasFields = sees.part('button', 'Check link');

export const verify = processOf(verifyMachine, 'The check of a pass or a save link', {
  rows: ['PRE-07'],
  starts: start(undefined, [
    gates.scanning.install,
    does.open('/verify'),
    sees.part('heading', 'Check a pass'),
  ]),
  reads: ({ report, refusal }) => ({ reported: report !== null, refused: refusal !== null }),
  steps: {
    'thing.check': row(pasted(EMPTY_TOKEN), {
      payload: { thing: { kind: 'link', address: EMPTY_TOKEN } },
    }),
    'done: checkThing': row(
      'waits until the link is checked',
      [gates.scanning.open, sees.text('The token has no offer in it')],
      { brings: {} as VerifyReport },
    ),
    'error: checkThing': row(
      'waits until the check has failed (only the runner can do this)',
      [gates.scanning.break, sees.text(/^The check did not run\./)],
      { brings: new Error('The check did not run.') },
    ),
  },
  views: {
    idle: hasFields,
    reading: [hasFields, sees.text('Checking the link')],
    report: [hasFields, sees.part('heading', /faults found$/)],
    refused: [hasFields, sees.part('heading', 'This cannot be checked')],
  },
});
