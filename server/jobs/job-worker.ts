import { doDueJobs, type JobKind, type JobParts } from './due-jobs.ts';
import type { JobState } from './queues.ts';
import { startWorker, type Worker } from './worker.ts';

/** Does the jobs of one queue: now, on every `wake`, and every `pollMs`. */
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
