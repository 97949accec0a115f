import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Returns whether a request has a body of any size. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Whether nothing of the request is still to come. */
export function isComplete({ complete, headers }: IncomingMessage): boolean {
  return complete || !hasBody(headers);
}
