import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';
import type { Provider } from 'oidc-provider';
import { expect, test, vi } from 'vitest';
import { protocolRoutes } from '../../../server/identity/protocol.routes.ts';
import { takeTurns } from '../../../server/work-turns.ts';

test('[SAFE-13] begins two sign-ins of one network at a time, and neither other networks nor tokens wait for them', async () => {
  const begun: string[] = [];
  const answers: ServerResponse[] = [];
  const slow = async (request: { readonly url?: string }, response: ServerResponse) => {
    begun.push(request.url ?? '');
    answers.push(response);
  };
  const provider = Object.assign(new EventEmitter(), { callback: () => slow });
  const app = Fastify({ trustProxy: true });
  takeTurns(app);
  await app.register(protocolRoutes, {
    provider: provider as unknown as Provider,
    issuer: new URL('http://tearline.test/idp'),
    isPassing: () => false,
  });
  const ask = (url: string, network: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { 'x-forwarded-for': network } });
  const all = [
    ask('/idp/auth?1', '192.0.2.1'),
    ask('/idp/auth?2', '192.0.2.1'),
    ask('/idp/auth?3', '192.0.2.1'),
  ];
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  all.push(ask('/idp/auth?other', '192.0.2.2'), ask('/idp/token', '192.0.2.1', 'POST'));
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  expect(begun.toSorted()).toEqual(['/auth?1', '/auth?2', '/auth?other', '/token']);
  answers[0]?.end();
  await vi.waitFor(() => expect(begun).toContain('/auth?3'));
  for (const answer of answers) if (!answer.writableEnded) answer.end();
  expect(await Promise.all(all)).toHaveLength(5);
  await app.close();
});
