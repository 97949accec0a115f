import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { Account } from '../../../src/domain/session/session.ts';
import {
  SIGNED_IN,
  ACCOUNT,
  fails,
  never,
  NOBODY,
  ROSA,
  ROSA_ADMIN,
  unreachable,
  visit,
} from './visit.ts';

test('[AUTH-02, AUTH-09] loading, then unauthenticated without a session; a sign-in stores path, query and flags', async () => {
  const { actor, rest, sentTo, sentWith, value } = visit();
  await rest();
  expect(value()).toBe('unauthenticated');

  const returnState = { newFromExisting: true, key: 'x1' };
  actor.send({ type: 'signIn.request', returnAddress: '/create/7?step=details', returnState });

  expect(value()).toBe('redirecting');
  expect(sentWith).toEqual([{ newFromExisting: true }]);
  expect(sentTo).toEqual(['/create/7?step=details']);
  expect(actor.getSnapshot().context.returnAddress).toBe('/create/7?step=details');
});

test('[AUTH-03] a return address on another origin is stored as "/"', async () => {
  const { actor, rest, sentTo } = visit();
  await rest();

  actor.send({ type: 'signIn.request', returnAddress: '//evil.example' });

  expect(sentTo).toEqual(['/']);
});

test.each([[null], ['https://evil.example/']])(
  '[AUTH-05] a stored return address %j becomes "/"',
  async (returnAddress) => {
    const { actor, rest } = visit({
      completion: () => Promise.resolve({ session: ROSA, returnAddress }),
    });
    await rest();

    actor.send({ type: 'callback.receive', url: '/authentication/callback', returnAddress });

    expect((await rest()).context.returnAddress).toBe('/');
  },
);

test('[AUTH-06] an unreachable provider fails the redirect; a retry calls it again', async () => {
  const { actor, rest, sentTo, value } = visit({ toProvider: unreachable });
  await rest();
  actor.send({ type: 'signIn.request', returnAddress: '/dashboard' });
  await rest();
  expect(value()).toBe('failed');
  expect(actor.getSnapshot().context.message).toContain('The sign-in service cannot be reached.');

  actor.send({ type: 'signIn.retry' });

  expect(sentTo).toEqual(['/dashboard', '/dashboard']);
});

test('[AUTH-06] an unreadable session is a failure, not a crash', async () => {
  const { actor, rest, value } = visit({ kept: fails('The operation is insecure.') });
  await rest();

  expect([value(), actor.getSnapshot().context.message]).toEqual([
    'failed',
    'The operation is insecure.',
  ]);
});

test('[AUTH-02] an account that does not load is requested again, and the session stays', async () => {
  const { actor, rest, value } = visit({
    kept: () => Promise.resolve(ROSA),
    accounts: [fails('The services are busy.'), () => Promise.resolve(ACCOUNT)],
  });
  await rest();
  expect(value()).toEqual({ authenticated: 'accountFailed' });
  expect(actor.getSnapshot().context).toEqual({
    ...NOBODY,
    isHinted: true,
    session: ROSA,
    message: 'The services are busy.',
  });

  actor.send({ type: 'account.retry' });
  await rest();

  expect(value()).toEqual({ authenticated: 'ready' });
  expect(actor.getSnapshot().context).toEqual(SIGNED_IN);
});

test('[AUTH-01] a silent renewal brings a new session without leaving the state', async () => {
  const { actor, rest, value } = visit({ kept: () => Promise.resolve(ROSA) });
  await rest();

  actor.send({ type: 'session.renew', session: ROSA_ADMIN });

  expect(value()).toEqual({ authenticated: 'ready' });
  expect(actor.getSnapshot().context.session).toEqual(ROSA_ADMIN);
});

test.each([
  ['', [], { authenticated: 'ready' }],
  [' while the account loads', [never<Account>], { authenticated: 'loadingAccount' }],
] as const)(
  '[AUTH-09] a session that ends%s becomes unauthenticated',
  async (_, accounts, state) => {
    const { actor, value } = visit({ kept: () => Promise.resolve(ROSA), accounts });
    await waitFor(actor, (snapshot) => snapshot.matches(state));

    actor.send({ type: 'session.end' });

    expect(value()).toBe('unauthenticated');
    expect(actor.getSnapshot().context).toEqual(NOBODY);
  },
);

test('[AUTH-04] signing out clears the hint, then calls the provider; a failure is shown, signs out here, and can be retried', async () => {
  const { actor, rest, value } = visit({
    kept: () => Promise.resolve(ROSA),
    toSignOut: fails('The provider does not answer.'),
  });
  await rest();

  actor.send({ type: 'signOut.request' });
  const leaving = await waitFor(actor, (snapshot) => snapshot.matches('signingOut'));
  expect(leaving.context.isHinted).toBe(false);
  await rest();

  expect([value(), actor.getSnapshot().context]).toEqual([
    'failed',
    { ...NOBODY, message: 'The provider does not answer.' },
  ]);

  actor.send({ type: 'signOut.request' });

  expect(value()).toBe('signingOut');
});

test('[AUTH-02] a page restored from the browser cache during a redirect starts over', async () => {
  const { actor, rest, value } = visit();
  await rest();
  actor.send({ type: 'signIn.request', returnAddress: '/dashboard' });
  expect(value()).toBe('redirecting');

  actor.send({ type: 'page.restore' });
  await rest();

  expect(value()).toBe('unauthenticated');
});
