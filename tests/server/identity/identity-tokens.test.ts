import type { RequestListener } from 'node:http';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { openStandIn } from '../../support/stand-in.ts';
import { FAILING_FAULTS, openFaultProxy } from '../support/fault-proxy.ts';
import {
  createTokenVerifier,
  IssuerUnavailable,
  remoteKeys,
  TokenRefused,
} from '../../../server/identity/verify-token.ts';

const ISSUER = 'https://id.tearline.example';
const NOW = Math.floor(Date.now() / 1000);
const PAYLOAD: JWTPayload = {
  iss: ISSUER,
  aud: 'ic-api',
  sub: 'rosa-1',
  iat: NOW,
  exp: NOW + 600,
  email: 'rosa@fernhill.example',
  name: 'Rosa',
  realm_access: { roles: ['ROLE_IC_ADMIN', 7] },
};

const ours = await generateKeyPair('RS256');
const theirs = await generateKeyPair('RS256');
const publicJwk = { ...(await exportJWK(ours.publicKey)), kid: 'a', alg: 'RS256', use: 'sig' };
const keys = createLocalJWKSet({ keys: [publicJwk] });
const verifierOf = (issuer: string, published: ReturnType<typeof remoteKeys>) =>
  createTokenVerifier({ issuer, audience: 'ic-api', keys: published, types: ['at+jwt'] });
const verify = verifierOf(ISSUER, keys);

interface Forgery {
  readonly header?: { readonly typ?: string; readonly kid?: string };
  readonly payload?: JWTPayload;
  readonly without?: keyof JWTPayload;
  readonly key?: CryptoKey;
}

function token({
  header = {},
  payload = {},
  without,
  key = ours.privateKey,
}: Forgery = {}): Promise<string> {
  const claims = Object.entries({ ...PAYLOAD, ...payload }).filter(([name]) => name !== without);
  return new SignJWT(Object.fromEntries(claims))
    .setProtectedHeader({ alg: 'RS256', kid: 'a', typ: 'at+jwt', ...header })
    .sign(key);
}

test.each([
  [
    'has issuer, subject, e-mail, name and the roles that are strings',
    {},
    { email: 'rosa@fernhill.example', name: 'Rosa', roles: ['ROLE_IC_ADMIN'] },
  ],
  [
    'may have no e-mail, name and roles',
    { email: '', name: 7, realm_access: null },
    { email: null, name: null, roles: [] },
  ],
])('[AUTH-08] a valid token %s', async (_, payload, person) => {
  const caller = { issuer: 'https://id.tearline.example', subject: 'rosa-1', ...person };
  expect(await verify(await token({ payload }))).toEqual(caller);
});

const forgeries: readonly [string, () => Promise<string> | string][] = [
  ['empty', () => ''],
  ['no token', () => 'a.b.c'],
  ['signed by another key', () => token({ key: theirs.privateKey })],
  ['signed by a key that is not published', () => token({ header: { kid: 'b' } })],
  ['not valid yet', () => token({ payload: { nbf: NOW + 60 } })],
  ['of the future', () => token({ payload: { iat: NOW + 3_600, exp: NOW + 7_200 } })],
  ['without an expiry', () => token({ without: 'exp' })],
  ['without a subject', () => token({ without: 'sub' })],
  ['with an empty subject', () => token({ payload: { sub: '' } })],
  [
    'without a type',
    () => new SignJWT({ ...PAYLOAD }).setProtectedHeader({ alg: 'RS256' }).sign(ours.privateKey),
  ],
  ['an ID token with at_hash', () => token({ payload: { at_hash: 'x' } })],
  ["Keycloak's ID token", () => token({ payload: { typ: 'ID' } })],
  ["Keycloak's refresh token", () => token({ payload: { typ: 'Refresh' } })],
];

test.each(forgeries)('[AUTH-08] a token is refused when it is %s', async (_what, forge) => {
  await expect(verify(await forge())).rejects.toBeInstanceOf(TokenRefused);
});

test('[AUTH-08] Keycloak: type JWT is accepted where configured', async () => {
  const options = { issuer: ISSUER, audience: 'account', keys, types: ['JWT'] };
  const keycloak = createTokenVerifier(options);
  const payload = { aud: ['account', 'other'], typ: 'Bearer', realm_access: { roles: ['editor'] } };

  const good = await token({ header: { typ: 'JWT' }, payload });
  expect(await keycloak(good)).toMatchObject({ subject: 'rosa-1', roles: ['editor'] });
});

test('[AUTH-08] a token that was checked before is refused once it has expired, or the clock went back', async () => {
  const checked = await token();
  await verify(checked);
  vi.useFakeTimers({ toFake: ['Date'], now: (NOW + 604) * 1_000 });
  expect(await verify(checked)).toMatchObject({ subject: 'rosa-1' });
  vi.setSystemTime((NOW + 606) * 1_000);
  await expect(verify(checked)).rejects.toBeInstanceOf(TokenRefused);
  vi.setSystemTime((NOW - 3_600) * 1_000);
  await expect(verify(checked)).rejects.toBeInstanceOf(TokenRefused);
});

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const standIn of open.splice(0)) await standIn.close();
});

/** An issuer, a token of it, and a verifier for its tokens. */
async function issuerThat(answer: (issuer: string) => RequestListener) {
  let handler: RequestListener = () => undefined;
  const standIn = await openStandIn((request, response) => handler(request, response));
  const { url: issuer } = standIn;
  open.push(standIn);
  handler = answer(issuer);
  const external = verifierOf(issuer, remoteKeys(issuer));
  return { issuer, external, good: await token({ payload: { iss: issuer } }) };
}

/** What an issuer answers to this address: its discovery document, or its keys. */
function documentOf(issuer: string, url: string | undefined): string {
  const isDiscovery = url === '/.well-known/openid-configuration';
  return JSON.stringify(
    isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [publicJwk] },
  );
}

test('[AUTH-08] the keys of an external issuer come from its discovery document', async () => {
  const { issuer, external, good } = await issuerThat((self) => (request, response) => {
    response.setHeader('content-type', 'application/json').end(documentOf(self, request.url));
  });

  await expect(external(good)).resolves.toMatchObject({ issuer });
  await expect(external(await token())).rejects.toBeInstanceOf(TokenRefused);
});

test('[AUTH-08] an issuer that is down is not an error of the token, and is called again', async () => {
  let isUp = false;
  const { external, good } = await issuerThat((self) => (request, response) => {
    response.statusCode = isUp ? 200 : 502;
    response.end(documentOf(self, request.url));
  });

  await expect(external(good)).rejects.toBeInstanceOf(IssuerUnavailable);
  isUp = true;
  await expect(external(good)).resolves.toMatchObject({ subject: 'rosa-1' });
});

test('[AUTH-08] keys that cannot be fetched are not an error of the token', async () => {
  const { external, good } = await issuerThat((self) => (request, response) => {
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    response.statusCode = isDiscovery ? 200 : 503;
    response.end(documentOf(self, request.url));
  });
  await expect(external(good)).rejects.toBeInstanceOf(IssuerUnavailable);
});

test('[AUTH-08] refuses a discovery document of another issuer', async () => {
  const { external, good } = await issuerThat((self) => (_request, response) => {
    response.end(JSON.stringify({ issuer: 'https://evil.example', jwks_uri: `${self}/keys` }));
  });
  await expect(external(good)).rejects.toBeInstanceOf(IssuerUnavailable);
});

test.each(FAILING_FAULTS)(
  '[SAFE-09] with a %s of the issuer, a token is "not available" in time, then accepted; cached keys outlast the outage',
  async (fault) => {
    const answerMs = 1_500;
    const server = await openStandIn((request, response) => {
      response.setHeader('content-type', 'application/json').end(documentOf(issuer, request.url));
    });
    const proxy = await openFaultProxy(server.url);
    open.push(proxy, server);
    const issuer = proxy.through(server.url);
    const external = verifierOf(issuer, remoteKeys(issuer, { answerMs }));
    const good = await token({ payload: { iss: issuer } });
    await proxy.befall(fault);
    const begun = performance.now();
    await expect(external(good)).rejects.toBeInstanceOf(IssuerUnavailable);
    expect(performance.now() - begun).toBeLessThan(4 * answerMs);

    await proxy.befall(null);
    await expect(external(good)).resolves.toMatchObject({ subject: 'rosa-1' });
    await proxy.befall(fault);
    await expect(external(good)).resolves.toMatchObject({ subject: 'rosa-1' });
  },
);
