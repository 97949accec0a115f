import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { freePort } from '../../server/db/postgres-cluster.ts';

/** A local issuer with the two routes that the services call: discovery and keys. */
interface Issuer {
  readonly url: string;
  /** An access token of one marketer, valid for an hour. */
  readonly token: string;
  close(): void;
}

export async function openIssuer(): Promise<Issuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = createServer((request, response) => {
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    const content = isDiscovery ? { issuer: url, jwks_uri: `${url}/keys` } : { keys: [key] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const token = await new SignJWT({ email: 'bench@example.com', name: 'Bench' })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'bench' })
    .setIssuer(url)
    .setAudience('ic-api')
    .setSubject('bench')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  return {
    url,
    token,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
