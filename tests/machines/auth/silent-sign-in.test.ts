import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { SILENT_SIGN_IN_LIMIT_MS } from '../../../src/domain/start-limits.ts';
import type { Session } from '../../../src/domain/session/session.ts';
import { SIGNED_IN, never, NOBODY, ROSA, unreachable, visit } from './visit.ts';

test('[AUTH-01, HOME-02] a browser that has signed in before signs in silently', async () => {
  const { actor, rest, value } = visit({ known: () => Promise.resolve(ROSA) });

  actor.send({ type: 'signIn.try' });
  await waitFor(actor, (snapshot) => snapshot.matches('tryingSilently'));
  await rest();

  expect(value()).toEqual({ authenticated: 'ready' });
  expect(actor.getSnapshot().context).toEqual(SIGNED_IN);
});

test('[AUTH-07, HOME-01] a browser that never signed in makes no attempt, neither at first nor later', async () => {
  const { actor, rest, value, tries } = visit();

  actor.send({ type: 'signIn.try' });
  await rest();
  actor.send({ type: 'signIn.try' });

  expect([value(), tries()]).toEqual(['unauthenticated', 0]);
});

test.each([
  ['knows nobody', () => Promise.resolve(null)],
  ['cannot be reached', unreachable],
])(
  '[AUTH-07] a provider that %s ends the attempt and clears its hint: it is made once',
  async (_, known) => {
    const { actor, rest, value, tries } = visit({ known });
    await rest();
    expect([value(), tries()]).toEqual(['unauthenticated', 0]);

    actor.send({ type: 'signIn.try' });
    expect(value()).toBe('tryingSilently');
    await rest();
    actor.send({ type: 'signIn.try' });

    expect([value(), tries()]).toEqual(['unauthenticated', 1]);
    expect(actor.getSnapshot().context).toEqual(NOBODY);
  },
);

test('[AUTH-07] a silent provider delays a visitor by 5 s; its late answer still signs in', async () => {
  const { actor, clock, rest, value } = visit({ known: never<Session> });
  await rest();
  actor.send({ type: 'signIn.try' });

  clock.increment(SILENT_SIGN_IN_LIMIT_MS);
  expect(value()).toBe('unauthenticated');
  actor.send({ type: 'session.renew', session: ROSA });
  await rest();

  expect(value()).toEqual({ authenticated: 'ready' });
  expect(actor.getSnapshot().context.isHinted).toBe(true);
});

test('[AUTH-09] a session that ends while it is restored is not tried again', async () => {
  const kept = Promise.withResolvers<null>();
  const { actor, rest, value, tries } = visit({ kept: () => kept.promise, known: unreachable });
  actor.send({ type: 'signIn.try' });

  actor.send({ type: 'session.end' });
  kept.resolve(null);
  await rest();

  expect([value(), tries()]).toEqual(['unauthenticated', 0]);
});
