import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createSecureServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { makeCertificateChain } from '../../../server/wallet/apple/certificate-chain.ts';
import { temporaryFolder } from './wallet-fixture.ts';

const run = promisify(execFile);

interface Push {
  readonly token: string;
  readonly method: string;
  readonly topic: string;
  readonly body: string;
  /** User id of the client's certificate. */
  readonly certifiedFor: string;
}

/** Pass certificates as an operator configures them, and the root to verify passes. */
export async function configuredCertificates(passTypeIdentifier: string): Promise<{
  readonly folder: string;
  readonly environment: Record<string, string>;
}> {
  const folder = await temporaryFolder();
  const identity = { passTypeIdentifier, teamIdentifier: 'TEARLINE00' };
  for (const [name, text] of Object.entries(await makeCertificateChain(identity))) {
    await writeFile(join(folder, name), text);
  }
  return {
    folder,
    environment: {
      APPLE_PASS_TYPE_ID: passTypeIdentifier,
      APPLE_CERTIFICATE: join(folder, 'certificate.pem'),
      APPLE_CERTIFICATE_KEY: join(folder, 'key.pem'),
      APPLE_WWDR_CERTIFICATE: join(folder, 'intermediate.pem'),
    },
  };
}

/** The stand-in, which accepts new pass certificates, and the settings that lead to it. */
export async function openConfiguredPush(passTypeIdentifier: string) {
  const { folder, environment } = await configuredCertificates(passTypeIdentifier);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const service = await openPushService(await read('root.pem'));
  const { url, authority } = service;
  const certificates = {
    signerCert: await read('certificate.pem'),
    signerKey: await read('key.pem'),
    wwdr: await read('intermediate.pem'),
  };
  return {
    ...service,
    root: join(folder, 'root.pem'),
    environment: { ...environment, PUBLIC_URL: 'https://tearline.test', APNS_URL: url },
    apns: { url, authority, passTypeIdentifier, certificates },
  };
}

/** A stand-in for APNs: HTTP/2 over TLS. `root` is the authority of the accepted pass certificates. */
async function openPushService(root: string) {
  const { key, cert } = await serverCertificate();
  const pushes: Push[] = [];
  /** Statuses for push tokens, if not 200. */
  const answers = new Map<string, { readonly status: number; readonly reason: string }>();
  const sessions = new Set<ServerHttp2Session>();
  let connections = 0;
  const server = createSecureServer({ key, cert, ca: root, requestCert: true });
  server.on('session', (session) => {
    connections += 1;
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    let body = '';
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      body += part;
    });
    stream.on('end', () => {
      const token = String(headers[':path']).replace('/3/device/', '');
      const socket = stream.session?.socket as TLSSocket;
      pushes.push({
        token,
        body,
        method: String(headers[':method']),
        topic: String(headers['apns-topic']),
        certifiedFor: String(Reflect.get(socket.getPeerCertificate().subject, 'UID')),
      });
      const answer = answers.get(token);
      stream.respond({ ':status': answer?.status ?? 200 });
      stream.end(answer === undefined ? '' : JSON.stringify({ reason: answer.reason }));
    });
  });
  return {
    url: `https://localhost:${await listening(server)}`,
    /** PEM of its certificate authority. */
    authority: cert,
    pushes,
    answers,
    /** The number of connections so far. */
    connections: () => connections,
    /** Cuts every open connection. */
    cut: () => sessions.forEach((session) => session.destroy()),
    async close() {
      sessions.forEach((session) => session.destroy());
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function serverCertificate(): Promise<{ readonly key: string; readonly cert: string }> {
  const folder = await temporaryFolder();
  const key = join(folder, 'server-key.pem');
  const cert = join(folder, 'server.pem');
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
  ]);
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
}

async function listening(server: Http2Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere.');
  return address.port;
}
