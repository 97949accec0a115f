import { expect, test } from 'vitest';
import { fromPromise, waitFor } from 'xstate';
import { WALLET_LOOKS_MAX } from '../../../src/domain/constants.ts';
import { walletDeliveryMachine } from '../../../src/machines/dashboard/wallet-delivery.machine.ts';
import { started } from '../../support/started.ts';

const ID = '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617';

/** Each call returns the next number of running deliveries, then the last one forever; null fails. */
function resending(answers: readonly (number | null)[]) {
  const asked: string[] = [];
  const answer = (call: string) =>
    fromPromise<number, string>(async ({ input }) => {
      expect(input).toBe(ID);
      asked.push(call);
      const underWay = answers[asked.length - 1] ?? answers.at(-1) ?? null;
      if (answers[asked.length - 1] === null || underWay === null) throw new Error('refused');
      return underWay;
    });
  const machine = walletDeliveryMachine.provide({
    actors: { askWallets: answer('ask'), resendWalletUpdates: answer('tell') },
  });
  return { ...started(machine, { input: { couponId: ID } }), asked };
}

test('[API-11] reads the report once if no delivery is running', async () => {
  const { at, asked, clock } = resending([0]);
  await at({ idle: 'resting' });

  clock.increment(3_600_000);
  expect(asked).toEqual(['ask']);
});

test('[API-11] repeats the request with growing pauses until all deliveries have ended', async () => {
  const { at, asked, clock } = resending([3, 2, 0]);
  for (const [pause, looks] of [
    [1_000, 1],
    [2_000, 2],
  ] as const) {
    await at({ idle: 'watching' });
    clock.increment(pause - 1);
    expect(asked).toHaveLength(looks);
    clock.increment(1);
  }
  await at({ idle: 'resting' });

  clock.increment(3_600_000);
  expect(asked).toEqual(['ask', 'ask', 'ask']);
});

test('[API-11] stops repeating the request if deliveries run for hours', async () => {
  const { at, asked, clock } = resending([1]);
  for (let look = 1; look < WALLET_LOOKS_MAX; look += 1) {
    await at({ idle: 'watching' });
    clock.increment(15_000);
  }
  await at({ idle: 'resting' });

  expect(asked).toHaveLength(WALLET_LOOKS_MAX);
});

test('[API-11] a double click sends one request, and watching starts over', async () => {
  const { actor, at, asked } = resending([0, 2]);
  await at('idle');

  actor.send({ type: 'wallets.resend' });
  actor.send({ type: 'wallets.resend' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);

  await at({ idle: 'watching' });
  expect(asked).toEqual(['ask', 'tell']);
});

test('[API-11] reports a failure, and retries the same action', async () => {
  const { actor, at, asked } = resending([null, 0, null, 0]);
  await waitFor(actor, (state) => state.hasTag('refused'));
  actor.send({ type: 'wallets.retry' });
  await at('idle');

  actor.send({ type: 'wallets.resend' });
  await waitFor(actor, (state) => state.hasTag('refused'));
  expect(actor.getSnapshot().context.refused).toBe('resending');
  actor.send({ type: 'wallets.retry' });
  await at('idle');
  expect(asked).toEqual(['ask', 'ask', 'tell', 'tell']);
});
