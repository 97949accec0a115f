import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** User agents whose result is remembered; each check takes 13 µs. Neither visits nor addresses are stored. */
const REMEMBERED = 1_000;
/** Characters. Browsers send 70 to 250; longer agents are not remembered. */
const LONGEST_REMEMBERED = 512;

const robots = (): ((agent: string | undefined) => boolean) => {
  const verdicts = new LRUCache<string, boolean>({ max: REMEMBERED });
  return (agent) => {
    // Every browser sends a user agent.
    if (agent === undefined || agent === '') return true;
    const known = verdicts.get(agent);
    if (known !== undefined) return known;
    const verdict = isbot(agent);
    if (agent.length <= LONGEST_REMEMBERED) verdicts.set(agent, verdict);
    return verdict;
  };
};

/**
 * Returns a function that decides whether a request counts (OBS-02). Robots, prefetches and visitors with Global
 * Privacy Control do not count.
 */
export function createVisitCheck(): (headers: IncomingHttpHeaders) => boolean {
  const isRobot = robots();
  return (headers) =>
    headers['sec-gpc'] !== '1' && !isPrefetch(headers) && !isRobot(headers['user-agent']);
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
