import { couponTag } from '../http/answers/coupon-tag.ts';
import type { PurgeSettings } from '../configuration/purge-settings.ts';
import { AttemptFailed } from '../jobs/attempt-failed.ts';
import type { JobKind, JobLog } from '../jobs/due-jobs.ts';
import { purgeQueue, type CachePurge } from '../jobs/queues.ts';
import * as purgingWords from '../../src/words/server/purging.gen.ts';
import { sql } from 'kysely';
import type { Connection, Database } from '../db/database.ts';
import { startQueueWorker } from '../jobs/queue-worker.ts';
import { removeLot } from '../work/remove-lot.ts';

const AT_ONCE = 8;
const ANSWER_MS = 10_000;

/**
 * Removes changed coupons from the shared cache, one call for each change (PUB-11).
 * @internal for tests
 */
export function purgeJobs(settings: PurgeSettings): JobKind<CachePurge> {
  return {
    queue: purgeQueue,
    atOnce: AT_ONCE,
    attemptMs: ANSWER_MS,
    async attempt({ coupon_id: couponId }, signal) {
      const { url, ...call } = purgeRequest(settings, couponTag(couponId));
      const answer = await fetch(url, { ...call, signal, redirect: 'error' });
      await answer.arrayBuffer();
      if (!answer.ok)
        throw new AttemptFailed(purgingWords.refused({ status: String(answer.status) }), {
          isWorthRetrying: true,
        });
      return { state: 'sent' };
    },
    log: {
      finished: 'A coupon was purged from the shared cache',
      failed: 'A purge was given up; the shared cache asks again within half a minute by itself',
      postponed: 'A coupon was not purged and will be tried again',
      unmarked: 'A purge could not be marked',
      unreadable: 'The purges could not be read',
    },
  };
}

/**
 * Returns the call of a provider: https://www.fastly.com/documentation/reference/api/purging/#purge-tag and
 * https://developers.cloudflare.com/api/resources/cache/methods/purge/. The generic one is the method PURGE with the tag
 * in `Surrogate-Key`, as caches such as Varnish are set up to take it.
 * @internal for tests
 */
export function purgeRequest({ provider, url, token }: PurgeSettings, tag: string) {
  const bearer: Record<string, string> =
    token === null ? {} : { authorization: ['Bearer', token].join(' ') };
  switch (provider) {
    case 'generic':
      return { url, method: 'PURGE', headers: { ...bearer, 'surrogate-key': tag }, body: null };
    case 'fastly': {
      const headers = { 'fastly-key': token ?? '', accept: 'application/json' };
      return { url: `${url}/purge/${tag}`, method: 'POST', headers, body: null };
    }
    case 'cloudflare': {
      const headers = { ...bearer, 'content-type': 'application/json' };
      const body = JSON.stringify({ tags: [tag] });
      return { url: `${url}/purge_cache`, method: 'POST', headers, body };
    }
    default:
      return provider satisfies never;
  }
}

/** A purge is due two seconds after its change and must not wait for a slower check. */
const POLL_MS = 1_000;

interface PurgingOptions {
  /** Null without a shared cache. */
  readonly settings: PurgeSettings | null;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly log: JobLog;
}

/** Starts to purge changed coupons from the shared cache (PUB-11). Call `stop` before the database is closed. */
export async function openPurging({ settings, database, databaseUrl, log }: PurgingOptions) {
  await switchPurging(database, settings !== null);
  if (settings === null) return { stop: async () => undefined };
  const kinds = [purgeJobs(settings)] as const;
  return startQueueWorker({ database, log }, kinds, { databaseUrl, pollMs: POLL_MS });
}

/** Makes each change of a coupon add a purge, or stops that and drops the purges that wait. @internal */
export async function switchPurging(connection: Connection, isOn: boolean): Promise<void> {
  if (isOn) {
    await sql`insert into cache_purging values (true) on conflict do nothing`.execute(connection);
    return;
  }
  await connection.deleteFrom('cache_purging').execute();
  await connection.deleteFrom('cache_purges').where('state', '=', 'waiting').execute();
}

/** Deletes up to `most` finished purges from before that time and returns how many. */
export function forgetPurgesBefore(connection: Connection, time: Date, most: number, skip = 0) {
  const finished = sql`state <> 'waiting' and finished_at < ${time}`;
  return removeLot(connection, 'cache_purges', finished, { most, skip });
}
