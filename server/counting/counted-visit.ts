import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/**
 * Returns whether a request counts (OBS-02). Robots, prefetches and visitors with Global Privacy Control do not count.
 * Every browser sends a user agent.
 */
export function isCountedVisit(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  return headers['sec-gpc'] !== '1' && !isPrefetch(headers) && agent !== '' && !isbot(agent);
}

/** A prefetched page that is shown later sends no request. */
function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return (
    says(headers['sec-purpose'], 'prefetch') ||
    says(headers['purpose'], 'prefetch') ||
    says(headers['x-moz'], 'prefetch') ||
    says(headers['x-purpose'], 'preview')
  );
}

function says(header: string | string[] | undefined, word: string): boolean {
  return header !== undefined && String(header).toLowerCase().includes(word);
}
