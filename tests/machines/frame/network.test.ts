import { expect, test } from 'vitest';
import { networkMachine } from '../../../src/machines/frame/network.machine.ts';
import { started } from '../../support/started.ts';

function network(isOnline: boolean) {
  const { actor, clock } = started(networkMachine, { input: { isOnline } });
  return { actor, clock, value: () => actor.getSnapshot().value };
}

test('[SHELL-16] reports a lost network until it returns, and the return for four seconds', () => {
  const { actor, clock, value } = network(true);
  expect(value()).toBe('there');
  actor.send({ type: 'network.lose' });
  expect(value()).toBe('gone');
  clock.increment(60_000);
  actor.send({ type: 'network.return' });
  expect(value()).toBe('back');
  clock.increment(3_999);
  expect(value()).toBe('back');
  clock.increment(1);
  expect(value()).toBe('there');
});

test('[SHELL-16] reports a network that is missing at the start, and one that is lost again', () => {
  const { actor, value } = network(false);
  expect(value()).toBe('gone');
  actor.send({ type: 'network.return' });
  actor.send({ type: 'network.lose' });
  expect(value()).toBe('gone');
});
