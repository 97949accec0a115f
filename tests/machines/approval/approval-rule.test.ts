/** The account's rule for publishing: stored by the services, or as before (APPR-03). */
import { expect, test } from 'vitest';
import { approvalRuleMachine } from '../../../src/machines/approval/approval-rule.machine.ts';
import { inTurn, started } from '../../support/started.ts';

test('[APPR-03] a choice that the services do not store is given back with its reason; the next one is stored', async () => {
  const { actor: storeRule } = inTurn<boolean, boolean>(new Error('The line is down.'), true);
  const { actor, at, told } = started(approvalRuleMachine.provide({ actors: { storeRule } }));
  actor.send({ type: 'rule.choose', isOn: true });
  expect(actor.getSnapshot().context.wanted).toBe(true);
  const lost = await at('resting');
  expect(lost.context).toEqual({ wanted: null, failure: 'The line is down.' });
  actor.send({ type: 'rule.choose', isOn: true });
  const resting = await at('resting');
  expect(resting.context).toEqual({ wanted: null, failure: null });
  expect(told).toEqual([{ type: 'rule.stored', isOn: true }]);
});
