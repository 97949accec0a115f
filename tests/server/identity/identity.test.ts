import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { openIdentityProvider } from '../../../server/identity/provider.ts';
import {
  authorizationAddress,
  codeExchange,
  exchange,
  PROVIDER,
  PUBLIC_URL,
  renewalError,
  sharedIdentity,
  signIn,
  signInForCode,
} from '../support/identity-fixture.ts';
import { createPkce } from '../support/identity-visitor.ts';

const fixture = sharedIdentity();

const SILENT_CALLBACK = `${PUBLIC_URL}/authentication/silent_callback`;

test('[AUTH-10] [SHELL-14] discovery describes the issuer, PUBLIC_URL for any host name and proxy, code with PKCE only, and a userinfo endpoint; published keys have no private part', async () => {
  const visitor = fixture.visitor();
  const answer = await visitor.get('/idp/.well-known/openid-configuration', {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  });

  expect(JSON.parse(answer.text)).toMatchObject({
    issuer: 'http://tearline.test/idp',
    authorization_endpoint: 'http://tearline.test/idp/auth',
    token_endpoint: 'http://tearline.test/idp/token',
    userinfo_endpoint: 'http://tearline.test/idp/me',
    end_session_endpoint: 'http://tearline.test/idp/session/end',
    jwks_uri: 'http://tearline.test/idp/jwks',
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  });
  const { keys } = JSON.parse((await visitor.get('/idp/jwks')).text);
  expect(keys.map((key: object) => Object.keys(key).sort())).toEqual([
    ['alg', 'e', 'kid', 'kty', 'n', 'use'],
  ]);
});

test('[AUTH-01] a code with PKCE becomes an access token for the API with e-mail, name and no roles', async () => {
  const tokens = await signIn(fixture.visitor(), 'marketer@example.com');

  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(decodeJwt(tokens.access_token)).toMatchObject({
    iss: 'http://tearline.test/idp',
    aud: 'ic-api',
    client_id: 'ic_app',
    scope: 'openid',
    email: 'marketer@example.com',
    name: 'Morgan Marketer',
    realm_access: { roles: [] },
  });
  const { iat = 0, exp = 0 } = decodeJwt(tokens.access_token);
  expect([exp - iat, tokens.expires_in]).toEqual([600, 600]);
  expect(tokens).not.toHaveProperty('refresh_token');
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    aud: 'ic_app',
    nonce: 'nonce-1',
    email: 'marketer@example.com',
  });
});

test('[AUTH-01] refuses a sign-in without PKCE, with an implicit response or another return address', async () => {
  const visitor = fixture.visitor();
  const { challenge } = createPkce();

  const bare = await visitor.get(authorizationAddress({}));
  const implicit = await visitor.get(authorizationAddress({ challenge, responseType: 'id_token' }));
  const redirectUri = 'https://elsewhere.example/authentication/callback';
  const elsewhere = await visitor.get(authorizationAddress({ challenge, redirectUri }));

  expect(bare.location?.searchParams.get('error')).toBe('invalid_request');
  const answer = new URLSearchParams(implicit.location?.hash.slice(1));
  expect(answer.get('error')).toBe('unsupported_response_type');
  expect([elsewhere.status, elsewhere.location]).toEqual([400, null]);
  expect(elsewhere.text).toContain('<h1>Sign-in could not continue</h1>');
});

test('[AUTH-01] a script of another origin gets no tokens', async () => {
  const visitor = fixture.visitor();
  const { at, verifier } = await signInForCode(visitor);
  const fields = codeExchange(at, verifier);

  const answer = await visitor.call('/idp/token', fields, 'https://evil.example');

  expect([answer.status, JSON.parse(answer.text).error]).toEqual([400, 'invalid_request']);
  expect(answer.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
});

test('[AUTH-01] a code works once, and only with its verifier', async () => {
  const visitor = fixture.visitor();
  const { at, verifier, challenge } = await signInForCode(visitor);

  const stolen = await visitor.call('/idp/token', codeExchange(at, createPkce().verifier));
  const second = await visitor.follow(await visitor.get(authorizationAddress({ challenge })));
  await exchange(visitor, second.at, verifier);
  const again = await visitor.call('/idp/token', codeExchange(second.at, verifier));

  expect([stolen.status, JSON.parse(stolen.text).error]).toEqual([400, 'invalid_grant']);
  expect([again.status, JSON.parse(again.text).error]).toEqual([400, 'invalid_grant']);
});

test('[AUTH-01] [AUTH-08] userinfo accepts only the access token, which has the roles of an admin', async () => {
  const visitor = fixture.visitor();
  const tokens = await signIn(visitor, 'admin@example.com');
  expect(decodeJwt(tokens.access_token)['realm_access']).toEqual({ roles: ['ROLE_IC_ADMIN'] });
  const ask = (token: string) => visitor.get('/idp/me', { authorization: `Bearer ${token}` });

  const answer = await ask(tokens.access_token);

  expect(JSON.parse(answer.text)).toEqual({
    sub: decodeJwt(tokens.id_token).sub,
    email: 'admin@example.com',
    name: 'Alex Admin',
    realm_access: { roles: ['ROLE_IC_ADMIN'] },
  });
  expect((await ask(tokens.id_token)).status).toBe(401);
  const refused = await visitor.get('/idp/me');
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
});

test('[AUTH-01] silent renewal gives a code while the session lasts, and "login_required" without one', async () => {
  const visitor = fixture.visitor();
  const { verifier, challenge } = createPkce();
  const renewal = authorizationAddress({ challenge, prompt: 'none', redirectUri: SILENT_CALLBACK });

  const before = await visitor.get(renewal);
  await signIn(visitor, 'marketer@example.com');
  const after = await visitor.get(renewal);

  expect(before.location?.searchParams.get('error')).toBe('login_required');
  expect(after.location?.href).toMatch(
    /^http:\/\/tearline\.test\/authentication\/silent_callback\?code=/,
  );
  expect(after.headers.get('x-frame-options')).toBeNull();
  const renewed = await exchange(visitor, after.location ?? new URL(SILENT_CALLBACK), verifier);
  expect(decodeJwt(renewed.access_token)['email']).toBe('marketer@example.com');
});

test('[AUTH-04, SAFE-08] sign-out with the ID token returns to "/" by itself and ends the session', async () => {
  const visitor = fixture.visitor();
  const tokens = await signIn(visitor, 'marketer@example.com');
  const address = new URL('/idp/session/end', PUBLIC_URL);
  address.search = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${PUBLIC_URL}/`,
  }).toString();

  const page = await visitor.get(address.href);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const done = await visitor.post('/idp/session/end/confirm', { xsrf, logout: 'yes' });

  const script = /<script>(.*)<\/script>/.exec(page.text)?.[1] ?? '';
  expect(script).toBe('document.querySelector(".go").click()');
  expect(page.headers.get('content-security-policy')).toContain(
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect([done.status, done.location?.href]).toEqual([303, `${PUBLIC_URL}/`]);
  expect(done.headers.get('clear-site-data')).toBe('"cache"');
  expect(await renewalError(visitor)).toBe('login_required');
});

test('[AUTH-04] a sign-out started by another site requires a confirmation @long', async () => {
  const visitor = fixture.visitor();
  await signIn(visitor, 'marketer@example.com');

  const page = await visitor.get('/idp/session/end');

  expect(page.text).toContain('name="logout" value="yes"');
  expect(page.text).not.toContain('<script>');
});

test('[AUTH-01] activity does not prolong the provider session: it ends 12 hours after signing in @long', async () => {
  const visitor = fixture.visitor();
  await fixture.query`delete from identity_records`;
  await signIn(visitor, 'marketer@example.com');
  const eleventhHour = Math.floor(Date.now() / 1000) - 42_000;
  await fixture.query`update identity_records
    set payload = jsonb_set(payload, '{loginTs}', to_jsonb(${eleventhHour}::int))
    where model = 'Session'`;

  const renewal = authorizationAddress({ challenge: createPkce().challenge, prompt: 'none' });
  const answer = await visitor.get(renewal);

  expect(answer.location?.searchParams.has('code')).toBe(true);
  const [session] = await fixture.query<{ ends: number }>`select
    extract(epoch from expires_at)::float as ends from identity_records where model = 'Session'`;
  const endsAfter = (session?.ends ?? 0) - eleventhHour;
  expect(endsAfter).toBeGreaterThan(43_198);
  expect(endsAfter).toBeLessThan(43_202);
});

test('[AUTH-10] an expired record is not found @long', async () => {
  const visitor = fixture.visitor();
  await signIn(visitor, 'marketer@example.com');
  await fixture.query`update identity_records set expires_at = 'epoch'`;

  expect(await renewalError(visitor)).toBe('login_required');
});

test('[AUTH-10] a second replica signs with the same key and seeds no second account', async () => {
  const { access_token: token } = await signIn(fixture.visitor(), 'marketer@example.com');

  const replica = await fixture.replica();

  await expect(jwtVerify(token, replica.keys)).resolves.toMatchObject({
    payload: { aud: 'ic-api' },
  });
  const accounts = fixture.query`select email from identity_accounts order by email`;
  expect(await accounts).toEqual([
    { email: 'admin@example.com' },
    { email: 'marketer@example.com' },
  ]);
});

test('[AUTH-10] in production the embedded provider refuses to start unless it is allowed', async () => {
  const options = { ...PROVIDER, database: fixture.database, production: true };

  await expect(openIdentityProvider(options)).rejects.toThrow(
    'The embedded identity provider has two well-known passwords, so it does not start with NODE_ENV=production. Set OIDC_ISSUER to your own provider, or ALLOW_EMBEDDED_IDENTITY=true if you know what you are doing.',
  );
  await expect(
    openIdentityProvider({ ...options, allowInProduction: true }),
  ).resolves.toMatchObject({
    issuer: 'http://tearline.test/idp',
  });
});
