import type { Call } from '../../scripts/testing/attack/caller.ts';

const AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The call for a page as a phone sends it. */
export function pageOf(path: string): Call {
  return { path, headers: { 'user-agent': AGENT, 'accept-encoding': 'gzip, deflate, br' } };
}
