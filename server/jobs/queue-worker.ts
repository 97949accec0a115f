import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../db/listen.ts';
import { type JobKind, type JobParts, doDueJobs } from './due-jobs.ts';
import type { JobState } from './queues.ts';

/** Interval for postponed jobs, lost notices, and jobs of a process that died. */
const POLL_MS = 10_000;
const STOP_MS = 5_000;

/**
 * Does the jobs of a table now and whenever one is added, each kind by itself. Call `stop` before the database is
 * closed.
 */
export async function startQueueWorker<Job extends JobState>(
  parts: Pick<JobParts, 'database' | 'log'>,
  kinds: readonly [JobKind<Job>, ...JobKind<Job>[]],
  {
    databaseUrl,
    pollMs = POLL_MS,
  }: {
    readonly databaseUrl: string;
    /** Interval between checks of the queue without a notice; 10 s. */
    readonly pollMs?: number | undefined;
  },
): Promise<{ stop(): Promise<void> }> {
  const clock = { now: () => new Date(), random: Math.random };
  const workers = kinds.map((kind) => startJobWorker({ ...parts, ...clock }, kind, pollMs));
  const onNotice = (): void => workers.forEach(({ wake }) => wake());
  const listener = await listen(databaseUrl, kinds[0].queue.channel, { onNotice });
  return {
    async stop() {
      await listener.stop();
      await Promise.all(workers.map(({ stop }) => stop()));
    },
  };
}

/**
 * Does the jobs of one queue: now, on every `wake`, and every `pollMs` for postponed ones and lost notices.
 * @internal for tests
 */
export function startJobWorker<Job extends JobState>(
  parts: JobParts,
  kind: JobKind<Job>,
  pollMs: number,
) {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const signals = { stop: stopping.signal, cut: cutting.signal };
  let alarm = new AbortController();
  const working = workOn();
  return {
    /** Checks for jobs now, or again once those under way are done. */
    wake: () => alarm.abort(),
    /** Lets running jobs finish for 5 s, then interrupts them. None runs after it resolves. */
    async stop() {
      stopping.abort();
      alarm.abort();
      const patience = setTimeout(() => cutting.abort(), STOP_MS);
      await working;
      clearTimeout(patience);
    },
  };

  async function workOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await doDueJobs(parts, kind, signals).catch((error: unknown) =>
        parts.log.warn({ err: error }, kind.log.unreadable),
      );
      await pause(pollMs, undefined, { signal: alarm.signal }).catch(() => undefined);
      alarm = new AbortController();
    }
  }
}
