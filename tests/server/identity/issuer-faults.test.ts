import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTokenVerifier,
  IssuerUnavailable,
  remoteKeys,
} from '../../../server/identity/verify-token.ts';
import { FAILING_FAULTS, openFaultProxy, type FaultProxy } from '../support/fault-proxy.ts';

const ANSWER_MS = 1_500;
const AUDIENCE = 'ic-api';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const key = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'RS256', use: 'sig' };

let issuer: string;
let token: string;
let proxy: FaultProxy;
const server = createServer((request, response) => {
  const isDiscovery = request.url === '/.well-known/openid-configuration';
  const content = isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [key] };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  proxy = await openFaultProxy(`http://127.0.0.1:${port}`);
  issuer = proxy.through(`http://127.0.0.1:${port}`);
  token = await new SignJWT({ iss: issuer, aud: AUDIENCE, sub: 'rosa' })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'a' })
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(privateKey);
});
afterAll(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
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
