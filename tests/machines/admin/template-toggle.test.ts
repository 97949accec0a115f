import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import {
  templateToggleMachine,
  type RequestedTemplateSwitch,
} from '../../../src/machines/admin/template-toggle.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { held, started } from '../../support/started.ts';

function toggle() {
  const { actor: switchTemplate, calls } = held<void, RequestedTemplateSwitch>();
  const machine = templateToggleMachine.provide({ actors: { switchTemplate } });
  return { ...started(machine, { input: { templateId: 'id', active: true } }), calls };
}

test('[ADMT-07] switches a template at once, and back if the services refuse', async () => {
  const { actor, calls, told, rested } = toggle();
  actor.send({ type: 'template.toggle' });
  expect(actor.getSnapshot().context.active).toBe(false);
  calls[0]?.done();
  await rested();
  actor.send({ type: 'template.toggle' });
  calls[1]?.fail(serviceFailure('internal'));
  await rested();
  expect(actor.getSnapshot().context.active).toBe(false);
  expect(told).toEqual([{ type: 'template.switched', active: false }, { type: 'switch.refused' }]);
});

test('[ADMT-07] a second click during a call is sent after it', async () => {
  const { actor, calls, told, rested } = toggle();
  actor.send({ type: 'template.toggle' });
  actor.send({ type: 'template.toggle' });
  expect(calls.map(({ input }) => input.active)).toEqual([false]);
  calls[0]?.done();
  await waitFor(actor, () => calls.length === 2);
  calls[1]?.done();
  await rested();
  expect(told).toEqual([{ type: 'template.switched', active: true }]);
});
