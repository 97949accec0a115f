import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { openStandIn } from './stand-in.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the services that read a body only on request. */
    readonly heldServices: string;
  }
}

/** The response to a held call; `hang up` closes the connection instead. */
type Order = { readonly status: number; readonly body: string } | 'hang up';

/** Services for browser tests of uploads: a call to `/{name}/…` is held with its body unread until an order is POSTed to `/orders/{name}`. Its response then echoes the request in headers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const held = new Map<string, (order: Order) => void>();
  const unreachable = new Set<string>();
  const { url, close } = await openStandIn((request, response) => {
    const [, first = '', second = ''] = (request.url ?? '').split('/');
    // A browser retries once by itself if a reused connection is closed.
    if (unreachable.has(first)) return void request.destroy();
    allowAll(request, response);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (first === 'orders') void forward(request, response, held.get(second));
    else
      held.set(first, (order) => {
        if (order === 'hang up') unreachable.add(first);
        void obey(order, request, response);
      });
  });
  project.provide('heldServices', url);
  return close;
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  give: ((order: Order) => void) | undefined,
): Promise<void> {
  const order = (await json(request)) as Order;
  give?.(order);
  response.writeHead(give === undefined ? 404 : 204).end();
}

async function obey(order: Order, request: IncomingMessage, response: ServerResponse) {
  if (order === 'hang up') return request.destroy();
  const { length } = await buffer(request);
  const { headers } = request;
  return response
    .writeHead(order.status, {
      'Content-Type': 'application/json',
      'X-Read': `${length}`,
      'X-Announced': headers['content-length'] ?? 'nothing',
      'X-Sent': [headers.authorization, headers['content-type'], headers['idempotency-key']].join(),
    })
    .end(order.body);
}

function allowAll({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'authorization, content-type, idempotency-key',
  );
  response.setHeader('Access-Control-Expose-Headers', '*');
}
