import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { placeUntilAnswered } from '../../../server/work/place-until-answered.ts';
import { createWorkQueue } from '../../../server/work/work-queue.ts';

const queue = createWorkQueue({ atOnce: 1, mostWaiting: 5 });
const begun: string[] = [];
const answers = new Map<string, () => void>();
const server = createServer((request, response) => {
  const { url = '' } = request;
  void placeUntilAnswered(queue, response).then(() => {
    begun.push(url);
    answers.set(url, () => response.end('answered'));
  });
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

const ask = (path: string) =>
  get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path, agent: false }).on(
    'error',
    () => undefined,
  );

test('[SAFE-13] a call keeps its place until its answer, and gives it back when the caller leaves', async () => {
  ask('/first').on('response', (response) => response.resume());
  await vi.waitFor(() => expect(begun).toEqual(['/first']));
  const leavesWhileWaiting = ask('/leaves-waiting');
  await vi.waitFor(() => expect(queue.waiting).toBe(1));
  const leavesInside = ask('/leaves-inside');
  await vi.waitFor(() => expect(queue.waiting).toBe(2));
  ask('/last');
  await vi.waitFor(() => expect(queue.waiting).toBe(3));
  leavesWhileWaiting.destroy();
  await new Promise((turn) => setImmediate(turn));
  answers.get('/first')?.();
  await vi.waitFor(() => expect(begun).toContain('/leaves-inside'));
  leavesInside.destroy();
  await vi.waitFor(() => expect(begun.at(-1)).toBe('/last'));
  answers.get('/last')?.();
  await vi.waitFor(() => expect(queue.waiting).toBe(0));
});
