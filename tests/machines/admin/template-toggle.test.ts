import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  templateToggleMachine,
  type RequestedTemplateSwitch,
} from '../../../src/machines/admin/template-toggle.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';

function toggle() {
  const calls: { active: boolean; done: () => void; fail: (error: unknown) => void }[] = [];
  const told: object[] = [];
  const machine = templateToggleMachine.provide({
    actors: {
      switchTemplate: fromPromise<void, RequestedTemplateSwitch>(
        ({ input: { active } }) =>
          new Promise((done, fail) => void calls.push({ active, done, fail })),
      ),
    },
  });
  const actor = createActor(machine, { input: { templateId: 'id', active: true } });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { actor, calls, told, settled };
}

test('[ADMT-07] switches a template at once, and back if the services refuse', async () => {
  const { actor, calls, told, settled } = toggle();
  actor.send({ type: 'template.toggle' });
  expect(actor.getSnapshot().context.active).toBe(false);
  calls[0]?.done();
  await settled();
  actor.send({ type: 'template.toggle' });
  calls[1]?.fail(serviceFailure('internal'));
  await settled();
  expect(actor.getSnapshot().context.active).toBe(false);
  expect(told).toEqual([{ type: 'template.switched', active: false }, { type: 'switch.refused' }]);
});

test('[ADMT-07] a second click during a call is sent after it', async () => {
  const { actor, calls, told, settled } = toggle();
  actor.send({ type: 'template.toggle' });
  actor.send({ type: 'template.toggle' });
  expect(calls.map(({ active }) => active)).toEqual([false]);
  calls[0]?.done();
  await waitFor(actor, () => calls.length === 2);
  calls[1]?.done();
  await settled();
  expect(told).toEqual([{ type: 'template.switched', active: true }]);
});
