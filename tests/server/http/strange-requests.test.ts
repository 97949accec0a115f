import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await services.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** The response to these bytes until the other end closes or cuts the connection. */
async function say(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (part) => {
    text += String(part);
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  await new Promise((closed) => socket.once('close', closed));
  return text;
}

test('[SAFE-07] refuses a compressed body as an unsupported type', async () => {
  const head = 'POST /api/wallet/apple/v1/log HTTP/1.1\r\nhost: tearline.test\r\n';
  const body = (encoding: string) =>
    `content-type: application/json\r\ncontent-encoding: ${encoding}\r\ncontent-length: 11\r\nconnection: close\r\n\r\n{"logs":[]}`;
  const refused = await say(head + body('gzip'));
  expect(refused).toMatch(/^HTTP\/1\.1 415 /);
  expect(refused).toContain('"pointer":"/Content-Encoding"');
  expect(await say(head + body('identity'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('[SAFE-01] cuts a body of tiny pieces, and reads one of small pieces', async () => {
  const head =
    'POST /api/wallet/apple/v1/log HTTP/1.1\r\nhost: tearline.test\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n';
  const inPieces = (text: string) => [...text].map((sign) => `1\r\n${sign}\r\n`).join('');
  const body = (blanks: number) => `${inPieces(`{"logs":[]${' '.repeat(blanks)}}`)}0\r\n\r\n`;
  expect(await say(head + body(1_000))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await say(head + body(5_000))).not.toContain(' 200 ');
});

test('[SAFE-07] a request must name exactly one host', async () => {
  const request = (hosts: string) => `GET /healthz HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`;
  const two = await say(request('host: tearline.test\r\nHOST: evil.test\r\n'));
  expect(two).toMatch(/^HTTP\/1\.1 400 /);
  expect(two).toContain('{"pointer":"/Host","detail":"This header appears more than once."}');
  const none = await say(request(''));
  expect(none).toMatch(/^HTTP\/1\.1 400 /);
  expect(none).toContain('{"pointer":"/Host","detail":"This header is missing."}');
  expect(await say(request('host: tearline.test\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
});
