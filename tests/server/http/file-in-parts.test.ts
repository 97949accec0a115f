import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addFilesInParts,
  pacedStream,
  sendInParts,
} from '../../../server/http/answers/file-in-parts.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Returns a file whose first part was read, and a count of the parts that were made. */
async function begunFile() {
  let made = 0;
  async function* parts() {
    for (; made < 4; made += 1) yield Buffer.alloc(100_000);
  }
  const stream = pacedStream(parts());
  stream.read(0);
  await vi.waitFor(() => expect(stream.readableLength).toBeGreaterThan(0));
  return { stream, made: () => made };
}

test('[SAFE-11, SER-04] an export is read at 10 kB a second, or it ends', async () => {
  const { stream, made } = await begunFile();
  vi.advanceTimersByTime(39_000);
  expect([stream.destroyed, made()]).toEqual([false, 0]);
  vi.advanceTimersByTime(1_000);
  expect([stream.destroyed, made()]).toEqual([true, 0]);
});

test('[SAFE-11, SER-04] each part has its time, so that a large file may take long', async () => {
  const { stream } = await begunFile();
  let bytes = 0;
  for await (const part of stream) {
    bytes += (part as Buffer).length;
    vi.advanceTimersByTime(39_000);
  }
  expect([bytes, vi.getTimerCount()]).toEqual([400_000, 0]);
});

test('[SAFE-11, SER-04] HEAD makes no part', async () => {
  const app = Fastify();
  addFilesInParts(app);
  const read = vi.fn();
  async function* parts() {
    yield read();
  }
  const file = { name: 'Uses.csv', type: 'text/csv' };
  app.get('/list', (_request, reply) => sendInParts(reply, { ...file, parts: parts() }));
  const { headers } = await app.inject({ method: 'HEAD', url: '/list' });
  expect(headers).toMatchObject({ 'content-type': 'text/csv' });
  expect(headers).not.toHaveProperty('content-length');
  expect(read).not.toHaveBeenCalled();
});
