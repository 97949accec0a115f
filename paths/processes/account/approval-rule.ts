/** The account's rule for publishing, in the account menu. */
import { approvalRuleMachine } from '../../../src/machines/approval/approval-rule.machine.ts';
import * as ruleWords from '../../../src/words/approval/approval-rule.gen.ts';
import { does, line, processOf, row, sees, start } from '../kit/kit.ts';

const RULE = new RegExp(`^${ruleWords.approvedOnly()}`);
const hasRule = sees.part('checkbox', RULE);

export const approvalRule = processOf(approvalRuleMachine, 'Publishing only what is approved', {
  rows: ['APPR-03'],
  // The rule would hold back the coupons of the marketer.
  person: 'administrator',
  takesTurns: true,
  starts: start(undefined, 'opens /faqs and presses the account’s button', [
    line.hold('keepPreference'),
    does.open('/faqs'),
    does.press(/^Account of/),
    hasRule,
  ]),
  reads: ({ wanted, failure }) => ({ wanted, failed: failure !== null }),
  steps: {
    'rule.choose': row(does.press(RULE, 'checkbox'), { payload: { isOn: true } }),
    'done: storeRule': row(line.gets('keepPreference'), { brings: true }),
    'error: storeRule': line.fails('keepPreference', sees.text(/^Your choice was not stored/)),
  },
  views: {
    resting: hasRule,
    storing: hasRule,
  },
});
