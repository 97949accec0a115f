import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { JobState, Queue } from './queues.ts';

/** The right to do one job until the lease ends. */
export interface LeasedJob<Job extends JobState> {
  readonly queue: Queue<Job>;
  readonly job: Job;
  readonly lease: string;
}

export type JobOutcome =
  | { readonly state: 'sent' }
  /** No recipient is known, or no credentials are configured. */
  | { readonly state: 'not sent'; readonly reason: string }
  | { readonly state: 'failed'; readonly reason: string };

/**
 * The end of a statement that adds jobs. It wakes the workers of the queue in every process when the transaction
 * commits.
 */
export function workersNotified({ channel }: { readonly channel: string }): RawBuilder<unknown> {
  return sql`select pg_notify(${channel}, '')`;
}

/**
 * Milliseconds by which the database's clock may be ahead when it dates a new job. Without a tolerance even
 * microseconds mattered: 1 of 400 jobs on one machine waited ten seconds for the next check.
 */
const CLOCK_TOLERANCE_MS = 1_000;

/** Leases up to `limit` due jobs without a valid lease, in the order of their due times. */
export async function leaseDueJobs<Job extends JobState>(
  connection: Connection,
  queue: Queue<Job>,
  lease: {
    readonly id: string;
    readonly now: Date;
    readonly until: Date;
    readonly limit: number;
    /** A job with more attempts is not leased again. */
    readonly mostAttempts: number;
  },
): Promise<readonly Job[]> {
  const { table, key } = namesOf(queue);
  const due = new Date(lease.now.getTime() + CLOCK_TOLERANCE_MS);
  const { rows } = await sql<Job>`
    with due as (
      select ${key} as key from ${table}
      where state = 'waiting' and next_attempt_at <= case attempts when 0 then ${due}::timestamptz else ${lease.now} end
        and (locked_until is null or locked_until <= ${lease.now})
        and attempts <= ${lease.mostAttempts} and ${queue.only ?? sql`true`}
      order by next_attempt_at limit ${lease.limit}
      for update skip locked
    )
    update ${table} as job
    set lease = ${lease.id}, locked_until = ${lease.until}, attempts = attempts + 1
    from due where job.${key} = due.key
    returning job.*`.execute(connection);
  return rows;
}

/** Extends the lease of the jobs that are still running. */
export async function renewLease<Job extends JobState>(
  connection: Connection,
  queue: Queue<Job>,
  { id, until }: { readonly id: string; readonly until: Date },
): Promise<void> {
  const { table } = namesOf(queue);
  await sql`update ${table} set locked_until = ${until} where lease = ${id}`.execute(connection);
}

/**
 * Stores the outcome of a job. If further changes were added since the lease, the job is done again. Returns false,
 * without any change, if the lease was lost meanwhile.
 */
export async function finishJob<Job extends JobState>(
  connection: Connection,
  leased: LeasedJob<Job>,
  { outcome, now }: { readonly outcome: JobOutcome; readonly now: Date },
): Promise<boolean> {
  const reason = outcome.state === 'sent' ? null : outcome.reason;
  return settle(
    connection,
    leased,
    sql`state = ${outcome.state}, reason = ${reason}, finished_at = ${now}`,
  );
}

/**
 * Returns a job to the queue for another attempt at `next`, or at once if further changes were added. See `finishJob`.
 */
export async function postponeJob<Job extends JobState>(
  connection: Connection,
  leased: LeasedJob<Job>,
  { next, reason }: { readonly next: Date; readonly reason: string },
): Promise<boolean> {
  return settle(connection, leased, sql`next_attempt_at = ${next}, reason = ${reason}`);
}

/** Returns how many jobs wait and how many were given up. */
export async function countJobs(connection: Connection, { table }: Pick<Queue<never>, 'table'>) {
  const { rows } = await sql<{ readonly waiting: number; readonly failed: number }>`
    select count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'failed') as failed
    from ${sql.table(table)} where state in ('waiting', 'failed')`.execute(connection);
  return { waiting: 0, failed: 0, ...rows[0] };
}

async function settle<Job extends JobState>(
  connection: Connection,
  { queue, job, lease }: LeasedJob<Job>,
  assignments: ReturnType<typeof sql>,
): Promise<boolean> {
  const { table, key } = namesOf(queue);
  const own = sql`${key} = ${String(job[queue.key])} and lease = ${lease}`;
  const settled = await sql`
    update ${table} set ${assignments}, lease = null, locked_until = null
    where ${own} and requests = ${job.requests}`.execute(connection);
  if (settled.numAffectedRows === 1n) return true;
  const givenBack = await sql`
    update ${table} set lease = null, locked_until = null where ${own}`.execute(connection);
  return givenBack.numAffectedRows === 1n;
}

function namesOf<Job extends JobState>({ table, key }: Queue<Job>) {
  return { table: sql.table(table), key: sql.ref(key) };
}
