/** A stand-in for APNs: HTTP/2 over TLS, which requires a certificate of the pass's authority. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface PushService {
  readonly url: string;
  /** PEM of the authority of its own certificate. */
  readonly authority: string;
}

/** `root` is the authority of the accepted certificates; `onPush` gets the push token of each message. */
export async function openPushService(
  folder: string,
  root: string,
  onPush: (pushToken: string) => void,
): Promise<PushService> {
  const { key, cert } = await serverCertificate(folder);
  const server = createSecureServer({ key, cert, ca: root, requestCert: true });
  server.on('stream', (stream, headers) => {
    stream.resume();
    stream.on('end', () => {
      onPush(String(headers[':path']).replace('/3/device/', ''));
      stream.respond({ ':status': 200 });
      stream.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.');
  return { url: `https://localhost:${address.port}`, authority: cert };
}

async function serverCertificate(
  folder: string,
): Promise<{ readonly key: string; readonly cert: string }> {
  const key = join(folder, 'push-key.pem');
  const cert = join(folder, 'push.pem');
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
  ]);
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
}
