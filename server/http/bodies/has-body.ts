import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes with a body, of whatever size. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
