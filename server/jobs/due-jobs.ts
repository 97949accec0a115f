import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
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

/** A worker checks every 10 s, so the jobs of a dead process are taken over within 40 s (SAFE-06: 60). */
const LEASE_MS = 30_000;
/** Two renewals may fail before a living worker loses its jobs. */
const RENEWAL_MS = 10_000;

/**
 * More than a day of postponements has. A job that ends its process or whose outcome cannot be stored has none, and is
 * given up after these.
 */
const MOST_ATTEMPTS = 100;
/** While jobs run, a further one waits no longer than this for a free place. */
const LOOK_MS = 1_000;
/** Digits of a row's key in the log: they find the row, and are no link to its coupon. */
export const NAME_LENGTH = 8;

/** A log in pino's form. */
export interface JobLog {
  info(fields: object, sentence: string): void;
  warn(fields: object, sentence: string): void;
  error(fields: object, sentence: string): void;
}

/** Signals that end running work. */
export interface WorkSignals {
  /** No new work is started. */
  readonly stop: AbortSignal;
  /** Running work is interrupted and postponed. */
  readonly cut: AbortSignal;
}

/** What all kinds of jobs need. */
export interface JobParts {
  readonly database: Database;
  readonly log: JobLog;
  readonly now: () => Date;
  /** From 0 up to 1. */
  readonly random: () => number;
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
  /** Its lines of the log. */
  readonly log: {
    readonly finished: string;
    readonly failed: string;
    readonly postponed: string;
    /** The outcome could not be stored. */
    readonly unmarked: string;
    /** The queue could not be read. */
    readonly unreadable: string;
  };
}

/**
 * Does due jobs, a few at a time, until none is due or it is stopped; a slow one takes one place. It may run any number
 * of times in any number of processes: each job is leased to one of them, and the lease is renewed while the process
 * lives.
 */
export async function doDueJobs<Job extends JobState>(
  parts: JobParts,
  kind: JobKind<Job>,
  signals: WorkSignals,
): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    while (!signals.stop.aborted) {
      const free = kind.atOnce - running.size;
      const begun = free > 0 ? await beginDueJobs(parts, kind, { running, free, signals }) : 0;
      const isIdle = begun === 0 && running.size === 0;
      if (isIdle && (await kind.replenish?.()) !== true) return;
      if (!isIdle) await Promise.race([...running, setTimeout(LOOK_MS, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(running);
  }
}

interface Running {
  readonly running: Set<Promise<void>>;
  readonly free: number;
  readonly signals: WorkSignals;
}

async function beginDueJobs<Job extends JobState>(
  parts: JobParts,
  kind: JobKind<Job>,
  { running, free, signals }: Running,
): Promise<number> {
  const { queue } = kind;
  const id = randomUUID();
  const now = parts.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const lease = { id, now, until, limit: free, mostAttempts: MOST_ATTEMPTS };
  const jobs = await leaseDueJobs(parts.database, queue, lease);
  const ofLot = jobs.map((job) => {
    const leased = { queue, job, lease: id };
    const done = doJob(parts, kind, { leased, cut: signals.cut }).finally(() =>
      running.delete(done),
    );
    running.add(done);
    return done;
  });
  if (jobs.length > 0) void Promise.all(ofLot).finally(keepRenewing(parts, queue, id));
  return jobs.length;
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

/** Outcomes until they are stored, so that a job is not done twice while only the database fails. */
const unstored = new Map<string, JobOutcome>();
const MOST_UNSTORED = 1_000;

async function doJob<Job extends JobState>(
  parts: JobParts,
  kind: JobKind<Job>,
  { leased, cut }: { readonly leased: LeasedJob<Job>; readonly cut: AbortSignal },
): Promise<void> {
  const { database, log, now } = parts;
  const { log: lines } = kind;
  const { job, queue } = leased;
  const key = String(job[queue.key]);
  const row = key.slice(0, NAME_LENGTH);
  const fields = { table: queue.table, row, attempts: job.attempts };
  const change = `${job.requests} ${Number(job.created_at)}`;
  const name = `${queue.table} ${key} ${change}`;
  try {
    const outcome = unstored.get(name) ?? (await outcomeOf(parts, kind, { job, cut }));
    if (outcome.state === 'retry') {
      const { reason, next } = outcome;
      if (await postponeJob(database, leased, { next, reason }))
        log.warn({ ...fields, reason, next }, lines.postponed);
      return;
    }
    if (unstored.size < MOST_UNSTORED) unstored.set(name, outcome);
    const isOurs = await finishJob(database, leased, { outcome, now: now() });
    unstored.delete(name);
    if (!isOurs) return;
    if (outcome.state === 'failed') log.error({ ...fields, ...outcome }, lines.failed);
    else log.info({ ...fields, ...outcome }, lines.finished);
  } catch (error) {
    // The database is unreachable or refuses this row. The lease ends by itself, and another attempt follows.
    if (job.attempts === 1 || job.attempts > MOST_ATTEMPTS)
      log.warn({ ...fields, reason: reasonOf(error) }, lines.unmarked);
  }
}

type AttemptOutcome =
  JobOutcome | { readonly state: 'retry'; readonly reason: string; readonly next: Date };

async function outcomeOf<Job extends JobState>(
  { now, random }: JobParts,
  { attempt, attemptMs }: JobKind<Job>,
  { job, cut }: { readonly job: Job; readonly cut: AbortSignal },
): Promise<AttemptOutcome> {
  if (job.attempts > MOST_ATTEMPTS) return { state: 'failed', reason: 'unfinished' };
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
