/** What strangers try at the sign-in, and limits on what they can store and occupy there. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  forgetExpiredRecords,
  forgetPastFailures,
  forgetUnfinishedSignIns,
} from '../../../server/identity/housekeeping.repository.ts';
import { createPasswordWork } from '../../../server/identity/password-work.ts';
import { beginAttempt } from '../../../server/identity/sign-in-attempts.ts';
import {
  authorizationAddress,
  codeExchange,
  exchange,
  openSignInPage,
  sharedIdentity,
  signIn,
  signInForCode,
} from '../support/identity-fixture.ts';
import { createPkce } from '../support/identity-visitor.ts';

const MOST_WAITING = 2;

const fixture = sharedIdentity(createPasswordWork(MOST_WAITING));
beforeEach(async () => {
  await fixture.query`delete from identity_records`;
  await fixture.query`delete from identity_failures`;
});

const countRecords = async () => (await fixture.query`select from identity_records`).length;

/** Unfinished sign-ins, one second apart, the last one this many seconds from now. */
async function addUnfinished(count: number, lastEndsIn: number): Promise<void> {
  await fixture.query`insert into identity_records (model, id, uid, payload, expires_at)
    select 'Interaction', number::text, number::text, '{}',
      now() + make_interval(secs => ${lastEndsIn - count}::int + number)
    from generate_series(1, ${count}::int) as number`;
}

test('[SAFE-12] jobs delete expired sign-ins in batches; sign-ins delete none', async () => {
  await addUnfinished(25, -1);
  await signIn(fixture.visitor(), 'marketer@example.com');
  const living = (await countRecords()) - 25;
  expect(living).toBeGreaterThan(0);

  const removed = [];
  do removed.push(await forgetExpiredRecords(fixture.database, 10));
  while (removed.at(-1) === 10);
  expect([removed, await countRecords()]).toEqual([[10, 10, 5], living]);
});

test('[SAFE-12] the newest unfinished sign-ins are stored, and signed-in users stay signed in', async () => {
  const tokens = await signIn(fixture.visitor(), 'marketer@example.com');
  await fixture.query`delete from identity_records where model = 'Interaction'`;
  const signedIn = await countRecords();
  await addUnfinished(25, 3_600);
  expect(await forgetUnfinishedSignIns(fixture.database, 10, 0, 8)).toBe(10);
  expect(await forgetUnfinishedSignIns(fixture.database, 10, 0, 8)).toBe(7);
  expect(await countRecords()).toBe(signedIn + 8);
  const left = fixture.query`select id::int from identity_records
    where model = 'Interaction' order by 1`;
  expect(await left).toEqual([18, 19, 20, 21, 22, 23, 24, 25].map((id) => ({ id })));
  await expect(fixture.identity.verify(tokens.access_token)).resolves.toMatchObject({
    email: 'marketer@example.com',
  });
});

test('[SAFE-12] a sign-out without a session leaves a record for an hour at most', async () => {
  await fixture.visitor().get('/idp/session/end');
  const longer = fixture.query`select from identity_records
    where expires_at > now() + interval '1 hour'`;
  expect(await longer).toEqual([]);
});

/** What anyone may send to the provider, with and without the right form. */
const STRANGE: readonly (readonly ['GET' | 'POST', string])[] = [
  ['GET', authorizationAddress({ challenge: createPkce().challenge })],
  ['POST', authorizationAddress({ challenge: createPkce().challenge })],
  ['GET', authorizationAddress({ challenge: createPkce().challenge, prompt: 'none' })],
  ['GET', authorizationAddress({ redirectUri: 'https://elsewhere.example/' })],
  ['GET', '/idp/auth/no-interaction'],
  ['GET', '/idp/interaction/no-interaction'],
  ['POST', '/idp/interaction/no-interaction'],
  ['POST', '/idp/token'],
  ['GET', '/idp/me'],
  ['POST', '/idp/me'],
  ['GET', '/idp/jwks'],
  ['GET', '/idp/.well-known/openid-configuration'],
  ['GET', '/idp/session/end'],
  ['POST', '/idp/session/end'],
  ['POST', '/idp/session/end/confirm'],
  ['GET', '/idp/session/end/success'],
  ['POST', '/idp/reg'],
];

test('[SAFE-12, SAFE-03] calls of a stranger to any address store nothing beyond an hour, and nobody waits for them', async () => {
  const flood = STRANGE.flatMap(([method, address]) =>
    Array.from({ length: 12 }, () => {
      const from = { 'x-forwarded-for': '203.0.113.9' };
      const stranger = fixture.visitor();
      return method === 'GET'
        ? stranger.get(address, from)
        : stranger.post(address, { grant_type: 'authorization_code', code: 'x' }, from);
    }),
  );
  const answers = Promise.all(flood).then((all) => all.map(({ status }) => status));
  const tokens = await signIn(fixture.visitor(), 'marketer@example.com');
  await expect(fixture.identity.verify(tokens.access_token)).resolves.toBeTruthy();
  // 503 where too many calls of one network wait.
  expect((await answers).filter((status) => status >= 500 && status !== 503)).toEqual([]);
  await fixture.query`delete from identity_records where payload ->> 'accountId' is not null
    or grant_id is not null`;
  expect(await countRecords()).toBeGreaterThan(0);
  await fixture.query`update identity_records set expires_at = expires_at - interval '1 hour 1 second'`;
  await forgetExpiredRecords(fixture.database, 10_000);
  expect(await countRecords()).toBe(0);
  expect(await fixture.query`select from identity_failures`).toEqual([]);
});

test.each(['state', 'nonce', 'login_hint', 'acr_values'])(
  '[SAFE-12] refuses a sign-in with an endless %s, and stores nothing of it',
  async (name) => {
    const address = new URL(authorizationAddress({ challenge: createPkce().challenge }));
    address.searchParams.set(name, 'x'.repeat(2_001));
    const { location } = await fixture.visitor().get(address.href);
    expect(location?.searchParams.get('error')).toBe('invalid_request');
    expect(location?.searchParams.get('error_description')).toBe(
      'a parameter has more than 2000 characters',
    );
    expect(await countRecords()).toBe(0);
  },
);

test('[SAFE-07] a second use of a code ends the token of its first use, and no other', async () => {
  const visitor = fixture.visitor();
  const { at, verifier } = await signInForCode(visitor);
  const first = await exchange(visitor, at, verifier);
  const later = createPkce();
  const silent = await visitor.get(
    authorizationAddress({ challenge: later.challenge, prompt: 'none' }),
  );
  const other = await exchange(visitor, silent.location ?? at, later.verifier);
  const isGood = async ({ access_token: token }: typeof first) =>
    (await visitor.get('/idp/me', { authorization: `Bearer ${token}` })).status === 200;
  expect([await isGood(first), await isGood(other)]).toEqual([true, true]);

  const again = await visitor.call('/idp/token', codeExchange(at, verifier));
  expect([again.status, again.text]).toEqual([400, expect.stringContaining('invalid_grant')]);
  expect([await isGood(first), await isGood(other)]).toEqual([false, true]);
});

test('[SAFE-07] a code stays known as used as long as its token lives, even after it has expired', async () => {
  const visitor = fixture.visitor();
  const { at, verifier } = await signInForCode(visitor);
  const { access_token: token } = await exchange(visitor, at, verifier);
  await fixture.query`update identity_records set expires_at = expires_at - interval '2 minutes',
      payload = jsonb_set(payload, '{exp}', '1')
    where model = 'AuthorizationCode'`;

  expect((await visitor.call('/idp/token', codeExchange(at, verifier))).status).toBe(400);
  expect((await visitor.get('/idp/me', { authorization: `Bearer ${token}` })).status).toBe(401);
});

test('[SAFE-13] networks take turns at password checks, and a full queue makes room for the network with fewer entries', async () => {
  const work = createPasswordWork(6);
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const check = async (network: string, account: string = randomUUID()): Promise<string | null> => {
    const who = { isKnown: false, network, account };
    return work.check(who, async () => {
      await gate.promise;
      done.push(network);
      return network;
    });
  };
  const flood = Array.from({ length: 8 }, () => check('flood'));
  const others = [check('one'), check('two'), check('two')];
  gate.resolve();
  expect(await Promise.all(others)).toEqual(['one', 'two', 'two']);
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer === null)).toHaveLength(4);
  expect(done).toEqual(['flood', 'one', 'flood', 'two', 'flood', 'two', 'flood']);

  const sameAccount = Array.from({ length: 7 }, (_, one) => check(`network ${one}`, 'mara'));
  const fromHers = work.check(
    { isKnown: true, network: 'hers', account: 'mara' },
    async () => 'looked at',
  );
  const looked = (await Promise.all(sameAccount)).filter((answer) => answer !== null);
  expect([looked.length, await fromHers]).toEqual([5, 'looked at']);
});

test('[SAFE-03] a clock that is set back blocks nobody for the difference', async () => {
  const attempt = { email: 'mara@example.com', address: '192.0.2.1', device: null };
  for (let one = 0; one < 8; one += 1) await beginAttempt(fixture.database, attempt, 0);
  expect(await beginAttempt(fixture.database, attempt, 0)).toBe(false);
  await fixture.query`update identity_failures set failed_at = now() + interval '3 hours'`;
  expect(await beginAttempt(fixture.database, attempt, 0)).toBe(true);
  expect(await forgetPastFailures(fixture.database, 100)).toBe(24);
});

test('[SAFE-07] a code that is sent twenty times at once is redeemed once', async () => {
  const visitor = fixture.visitor();
  const { at, verifier } = await signInForCode(visitor);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.call('/idp/token', codeExchange(at, verifier))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 400),
  ]);
});

test('[SAFE-07] refuses e-mail addresses, codes, clients and parameters with a NUL like unknown ones', async () => {
  const visitor = fixture.visitor();
  const page = await openSignInPage(visitor);
  const answer = await visitor.post(page.href, { email: 'admin\0@example.com', password: 'x' });
  expect(answer.status).toBe(400);
  const grant = { grant_type: 'authorization_code', redirect_uri: 'x', code_verifier: 'x' };
  const code = await visitor.call('/idp/token', { ...grant, client_id: 'ic_app', code: 'a\0' });
  expect([code.status, code.text]).toEqual([400, expect.stringContaining('invalid_grant')]);
  expect((await visitor.get('/idp/auth?client_id=%00')).status).toBe(400);
  const begun = authorizationAddress({ challenge: createPkce().challenge });
  const { location } = await visitor.get(`${begun}&login_hint=%00`);
  expect(location?.searchParams.get('error')).toBe('invalid_request');
  expect((await visitor.get('/idp/session/end?state=%00')).status).toBe(400);
});

test('[AUTH-04, SAFE-07] an access token ends with its session; others do not', async () => {
  const visitor = fixture.visitor();
  const other = fixture.visitor();
  const ended = await signIn(visitor, 'marketer@example.com');
  const living = await signIn(other, 'marketer@example.com');
  const statusOf = async ({ access_token: token }: typeof ended) =>
    (await visitor.get('/idp/me', { authorization: `Bearer ${token}` })).status;
  expect([await statusOf(ended), await statusOf(living)]).toEqual([200, 200]);

  const page = await visitor.get(`/idp/session/end?id_token_hint=${ended.id_token}`);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  await visitor.post('/idp/session/end/confirm', { xsrf, logout: 'yes' });

  expect([await statusOf(ended), await statusOf(living)]).toEqual([401, 200]);
});

test('[SAFE-03] ignores parallel wrong passwords beyond a few, and blocks no browser that signed in before @long', async () => {
  const email = 'marketer@example.com';
  const colleague = fixture.visitor();
  const attacker = fixture.visitor();
  const comeBack = async () =>
    colleague.post((await openSignInPage(colleague)).href, { email, password: 'tearline' });
  await comeBack();
  await colleague.get('/idp/session/end');

  const page = await openSignInPage(attacker);
  const guess = (index: number) =>
    attacker.post(page.href, { email: `${index}@example.com`, password: 'x' });
  const flood = Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));
  expect((await comeBack()).status).toBe(303);
  const answers = await flood;
  const isBusy = ({ status }: { readonly status: number }) => status === 503;
  expect(answers.filter(isBusy)).toHaveLength(answers.length - 1 - MOST_WAITING);
  expect(answers.find(isBusy)?.headers.get('retry-after')).toBe('5');
  expect(answers.find(isBusy)?.text).toContain('Too many people are signing in right now.');

  const tries = Array.from({ length: 9 }, () => attacker.post(page.href, { email, password: 'x' }));
  expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 8 }, () => 401),
    429,
  ]);
  expect((await comeBack()).status).toBe(303);
});
