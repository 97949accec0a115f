import type { IncomingHttpHeaders } from 'node:http';

/** Returns whether a request has a body of any size. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
