import { expect, test } from 'vitest';
import { createPasswordWork } from '../../../server/identity/password-work.ts';
import {
  authorizationAddress,
  codeExchange,
  openSignInPage,
  sharedIdentity,
  signIn,
  signInForCode,
} from '../support/identity-fixture.ts';
import { createPkce } from '../support/identity-visitor.ts';

const MOST_WAITING = 2;

const fixture = sharedIdentity(createPasswordWork(MOST_WAITING));

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
