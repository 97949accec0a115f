import { listen } from '../db/listen.ts';
import { type JobKind, type JobParts, doDueJobs } from './due-jobs.ts';
import type { JobState } from './queues.ts';
import { startWorker, type Worker } from './worker.ts';

/** Interval for postponed jobs, lost notices, and jobs of a process that died. */
const POLL_MS = 10_000;

/** Does the jobs of one queue now and whenever one is added. Call `stop` before the database is closed. */
export async function startQueueWorker<Job extends JobState>(
  parts: Pick<JobParts, 'database' | 'log'>,
  kind: JobKind<Job>,
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
  const worker = startJobWorker({ ...parts, ...clock }, kind, pollMs);
  const listener = await listen(databaseUrl, kind.queue.channel, { onNotice: worker.wake });
  return {
    async stop() {
      await listener.stop();
      await worker.stop();
    },
  };
}

/**
 * Does the jobs of one queue: now, on every `wake`, and every `pollMs`.
 * @internal for tests
 */
export function startJobWorker<Job extends JobState>(
  parts: JobParts,
  kind: JobKind<Job>,
  pollMs: number,
): Worker {
  return startWorker({
    work: (signals) => doDueJobs(parts, kind, signals),
    onFailure: (error) => parts.log.warn({ err: error }, kind.log.unreadable),
    pollMs,
  });
}
