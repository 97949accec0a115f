import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { AttemptFailed, reasonOf } from './attempt-failed.ts';
import {
  finishJob,
  leaseDueJobs,
  postponeJob,
  renewLease,
  type JobOutcome,
  type LeasedJob,
} from './queue.repository.ts';
import type { JobState, Queue } from './queues.ts';
import { nextAttempt } from './retry-schedule.ts';
import type { WorkSignals } from './worker.ts';

/** A worker checks every 10 s, so the jobs of a dead process are taken over within 40 s (SAFE-06: 60). */
const LEASE_MS = 30_000;
/** Two renewals may fail before a living worker loses its jobs. */
const RENEWAL_MS = 10_000;

/** A log in pino's form. */
export interface JobLog {
  info(fields: object, sentence: string): void;
  warn(fields: object, sentence: string): void;
  error(fields: object, sentence: string): void;
}

/** What all kinds of jobs need. */
export interface JobParts {
  readonly database: Database;
  readonly log: JobLog;
  readonly now: () => Date;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** Lines of the log about one kind of job. */
interface JobLines {
  readonly finished: string;
  readonly failed: string;
  readonly postponed: string;
  /** The outcome could not be stored. */
  readonly unmarked: string;
  /** The queue could not be read. */
  readonly unreadable: string;
}

/** One kind of job. */
export interface JobKind<Job extends JobState> {
  readonly queue: Queue<Job>;
  /** How many jobs a worker does at the same time. */
  readonly atOnce: number;
  /** Time limit of one attempt, milliseconds. */
  readonly attemptMs: number;
  /**
   * Does the job. Throws `AttemptFailed` if it is known whether another attempt can help. Any other error leads to
   * another attempt.
   */
  readonly attempt: (job: Job, signal: AbortSignal) => Promise<JobOutcome>;
  /** Adds a lot of further jobs when none is due. Returns false if there are none. */
  readonly replenish?: () => Promise<boolean>;
  readonly log: JobLines;
  /** Returns fields for the log that identify the job but no person. */
  readonly fieldsOf: (job: Job) => object;
}

/**
 * Does due jobs, a few at a time, until none is due or it is stopped. It may run any number of times in any number of
 * processes: each job is leased to one of them, and the lease is renewed while the process lives.
 */
export async function doDueJobs<Job extends JobState>(
  parts: JobParts,
  kind: JobKind<Job>,
  signals: WorkSignals,
): Promise<void> {
  const { queue } = kind;
  while (!signals.stop.aborted) {
    const lease = randomUUID();
    const now = parts.now();
    const jobs = await leaseDueJobs(parts.database, queue, {
      id: lease,
      now,
      until: new Date(now.getTime() + LEASE_MS),
      limit: kind.atOnce,
    });
    if (jobs.length === 0 && (await kind.replenish?.()) === true) continue;
    if (jobs.length === 0) return;
    const stopRenewing = keepRenewing(parts, queue, lease);
    await Promise.all(
      jobs.map((job) => doJob(parts, kind, { leased: { queue, job, lease }, cut: signals.cut })),
    );
    stopRenewing();
  }
}

function keepRenewing<Job extends JobState>(
  { database, log, now }: JobParts,
  queue: Queue<Job>,
  id: string,
): () => void {
  const renew = (): void => {
    const until = new Date(now().getTime() + LEASE_MS);
    renewLease(database, queue, { id, until }).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'A lease could not be renewed');
    });
  };
  const timer = setInterval(renew, RENEWAL_MS);
  return () => clearInterval(timer);
}

async function doJob<Job extends JobState>(
  parts: JobParts,
  kind: JobKind<Job>,
  { leased, cut }: { readonly leased: LeasedJob<Job>; readonly cut: AbortSignal },
): Promise<void> {
  const { database, log, now } = parts;
  const { log: lines, fieldsOf } = kind;
  const { job } = leased;
  const fields = { ...fieldsOf(job), attempts: job.attempts };
  try {
    const outcome = await outcomeOf(parts, kind, { job, cut });
    if (outcome.state === 'retry') {
      const { reason, next } = outcome;
      if (await postponeJob(database, leased, { next, reason }))
        log.warn({ ...fields, reason, next }, lines.postponed);
      return;
    }
    if (!(await finishJob(database, leased, { outcome, now: now() }))) return;
    if (outcome.state === 'failed') log.error({ ...fields, ...outcome }, lines.failed);
    else log.info({ ...fields, ...outcome }, lines.finished);
  } catch (error) {
    // The database is unreachable. The lease ends by itself, and another attempt follows.
    log.warn({ reason: reasonOf(error) }, lines.unmarked);
  }
}

type AttemptOutcome =
  JobOutcome | { readonly state: 'retry'; readonly reason: string; readonly next: Date };

async function outcomeOf<Job extends JobState>(
  { now, random }: JobParts,
  { attempt, attemptMs }: JobKind<Job>,
  { job, cut }: { readonly job: Job; readonly cut: AbortSignal },
): Promise<AttemptOutcome> {
  try {
    return await attempt(job, AbortSignal.any([cut, AbortSignal.timeout(attemptMs)]));
  } catch (error) {
    const reason = reasonOf(error);
    if (error instanceof AttemptFailed && !error.isWorthRetrying)
      return { state: 'failed', reason };
    const { attempts, created_at: createdAt } = job;
    const next = nextAttempt({ attempts, createdAt }, now(), random());
    return next === null ? { state: 'failed', reason } : { state: 'retry', reason, next };
  }
}
