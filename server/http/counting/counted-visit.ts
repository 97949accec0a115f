import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Agents whose verdict is remembered, 13 µs each; of no visit, and of nobody's address. */
const REMEMBERED = 1_000;
/** Characters; browsers send 70 to 250, and what sends more is not worth the memory. */
const LONGEST_REMEMBERED = 512;

const robots = (): ((agent: string | undefined) => boolean) => {
  const verdicts = new LRUCache<string, boolean>({ max: REMEMBERED });
  return (agent) => {
    // Every browser says what it is.
    if (agent === undefined || agent === '') return true;
    const known = verdicts.get(agent);
    if (known !== undefined) return known;
    const verdict = isbot(agent);
    if (agent.length <= LONGEST_REMEMBERED) verdicts.set(agent, verdict);
    return verdict;
  };
};

/**
 * Returns what tells whether a request is counted (OBS-02): robots, pages loaded in case somebody opens them, and
 * visitors who ask by Global Privacy Control to be left alone are not.
 */
export function createVisitCheck(): (headers: IncomingHttpHeaders) => boolean {
  const isRobot = robots();
  return (headers) =>
    headers['sec-gpc'] !== '1' && !isPrefetch(headers) && !isRobot(headers['user-agent']);
}

/** What is shown from the browser's memory later is not seen here at all. */
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
