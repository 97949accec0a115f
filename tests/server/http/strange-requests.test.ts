import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServices, type Services } from '../support/services-fixture.ts';

let services: Services;
let port: number;
beforeAll(async () => {
  services = await openServices();
  port = Number(new URL(await services.app.listen({ host: '127.0.0.1', port: 0 })).port);
}, 60_000);
afterAll(() => services.close());

/** What comes back for these bytes until the other end closes. */
async function say(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (part) => {
    text += String(part);
  });
  socket.end(bytes);
  await once(socket, 'close');
  return text;
}

test('[SAFE-07] a compressed body is refused as a type that is not taken', async () => {
  const head = 'POST /api/wallet/apple/v1/log HTTP/1.1\r\nhost: tearline.test\r\n';
  const body = (encoding: string) =>
    `content-type: application/json\r\ncontent-encoding: ${encoding}\r\ncontent-length: 11\r\nconnection: close\r\n\r\n{"logs":[]}`;
  const refused = await say(head + body('gzip'));
  expect(refused).toMatch(/^HTTP\/1\.1 415 /);
  expect(refused).toContain('"pointer":"/Content-Encoding"');
  expect(await say(head + body('identity'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('[SAFE-07] a request for two hosts is refused, and one for one is not', async () => {
  const request = (hosts: string) => `GET /healthz HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`;
  const two = await say(request('host: tearline.test\r\nHOST: evil.test\r\n'));
  expect(two).toMatch(/^HTTP\/1\.1 400 /);
  expect(two).toContain('{"pointer":"/Host","detail":"There are several of this header."}');
  expect(await say(request('host: tearline.test\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
});
