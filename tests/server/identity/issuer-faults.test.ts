import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import {
  createTokenVerifier,
  IssuerUnavailable,
  remoteKeys,
} from '../../../server/identity/verify-token.ts';
import { shared } from '../../support/shared.ts';
import { openStandIn } from '../../support/stand-in.ts';
import { FAILING_FAULTS, openFaultProxy } from '../support/fault-proxy.ts';

const ANSWER_MS = 1_500;
const AUDIENCE = 'ic-api';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const key = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'RS256', use: 'sig' };

let issuer: string;
let token: string;
const server = shared(() =>
  openStandIn((request, response) => {
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    const content = isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [key] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
  }),
);
const proxy = shared(() => openFaultProxy(server.url));
beforeAll(async () => {
  issuer = proxy.through(server.url);
  token = await new SignJWT({ iss: issuer, aud: AUDIENCE, sub: 'rosa' })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'a' })
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(privateKey);
});

test.each(FAILING_FAULTS)(
  '[SAFE-09] with a %s of the issuer, a token is "not available" in time, then accepted; cached keys outlast the outage',
  async (fault) => {
    const keys = remoteKeys(issuer, { answerMs: ANSWER_MS });
    const verify = createTokenVerifier({ issuer, audience: AUDIENCE, keys, types: ['at+jwt'] });
    await proxy.befall(fault);
    const begun = performance.now();
    await expect(verify(token)).rejects.toBeInstanceOf(IssuerUnavailable);
    expect(performance.now() - begun).toBeLessThan(4 * ANSWER_MS);

    await proxy.befall(null);
    await expect(verify(token)).resolves.toMatchObject({ subject: 'rosa' });
    await proxy.befall(fault);
    await expect(verify(token)).resolves.toMatchObject({ subject: 'rosa' });
  },
);
