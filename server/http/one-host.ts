import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './problems.ts';

/** Refuses requests with more than one Host: Node reads the first, a proxy before it perhaps the last. */
export function refuseSecondHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasSecondHost(raw)) return;
    const detail = 'There are several of this header.';
    throw new RequestFailure('invalid-request', [{ pointer: '/Host', detail }]);
  });
}

/** Whether a request names the host it is for more than once. */
export function hasSecondHost({ rawHeaders }: IncomingMessage): boolean {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') found += 1;
  }
  return found > 1;
}
