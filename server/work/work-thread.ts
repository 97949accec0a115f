import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createWorkQueue, WorkRefused } from './work-queue.ts';

/** The answer of a thread to a question. */
export type ThreadAnswer<Answer> = { readonly answer: Answer } | { readonly fault: string };

/** The work took too long or too much memory and was stopped; answered with 503. */
export class WorkTooLong extends Error {
  override readonly name = 'WorkTooLong';
  readonly statusCode = 503;
}

interface ThreadOptions {
  /** The thread's module. It posts any message when it is loaded, then a `ThreadAnswer` for each question. */
  readonly source: URL;
  /** Milliseconds of a processor for each question. On a busy machine the thread may wait for one, which is no fault of its work. */
  readonly longestMs: number;
  readonly mostWaiting: number;
  /** The most of the thread's heap; 256 by default. V8 collects garbage earlier in a smaller one. */
  readonly heapMb?: number;
}

/** One owner may have half of the waiting places. */
const SHARE_OF_ONE = 0.5;
const HEAP_MB = 256;
/** The part of a heap for new objects. V8 takes 48 MB of a large one. */
const YOUNG_SHARE = 1 / 8;
const MOST_YOUNG_MB = 48;
/** For loading and for each question, however busy the machine is. */
const LONGEST_WAIT_MS = 30_000;
/** Between two looks at the time that a thread has used. */
const LOOK_MS = 100;

interface Thread {
  readonly worker: Worker;
  readonly loaded: Promise<unknown>;
}

/**
 * A thread that answers questions in sequence, off the event loop and with a time limit. It starts with the first
 * question; one that was stopped or died is started again with the next.
 */
export function createWorkThread<Question, Answer>({
  source,
  longestMs,
  mostWaiting,
  heapMb = HEAP_MB,
}: ThreadOptions) {
  const mostWaitingOfOne = Math.ceil(mostWaiting * SHARE_OF_ONE);
  const queue = createWorkQueue({ atOnce: 1, mostWaiting, mostWaitingOfOne });
  let thread: Thread | null = null;
  const begin = (): Thread => {
    const worker = new Worker(source, {
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: heapMb,
        maxYoungGenerationSizeMb: Math.min(MOST_YOUNG_MB, heapMb * YOUNG_SHARE),
      },
    });
    const begun = { worker, loaded: messageOf(worker, LONGEST_WAIT_MS) };
    const end = (): void => {
      if (thread === begun) thread = null;
    };
    worker.on('error', end).on('exit', end);
    return begun;
  };
  const ask = async (question: Question): Promise<Answer> => {
    const current = (thread ??= begin());
    const { worker, loaded } = current;
    worker.ref();
    try {
      await loaded;
      worker.postMessage(question);
      const told = await messageOf<ThreadAnswer<Answer>>(worker, longestMs);
      if ('answer' in told) return told.answer;
      throw new Error(told.fault);
    } catch (error) {
      const hasEnded = error instanceof WorkTooLong || error instanceof WorkRefused;
      if (hasEnded && thread === current) thread = null;
      throw error;
    } finally {
      worker.unref();
    }
  };
  return {
    /**
     * Throws `WorkRefused` at once if too many wait, `WorkTooLong` if the answer takes too long, and an `Error` with the
     * thread's own message if the thread fails.
     */
    ask: (question: Question): Promise<Answer> => queue.run(() => ask(question)),
  };
}

/** Returns the next message of a thread. A thread that works longer than the limit is stopped. */
function messageOf<Message>(worker: Worker, longestMs: number): Promise<Message> {
  const listening = new AbortController();
  const { signal } = listening;
  const heard = new Promise<Message>((resolve, reject) => {
    const on = (event: string, take: (message: Message) => void): void => {
      worker.on(event, take);
      signal.addEventListener('abort', () => worker.off(event, take));
    };
    on('message', (message: Message) => {
      if (!isOfWatchMode(message)) resolve(message);
    });
    on('error', () => reject(new WorkTooLong('The thread died of its work.')));
    on('exit', () => reject(new WorkRefused('The thread ended before it answered.')));
    const stop = (error: Error): void => {
      reject(error);
      void worker.terminate();
    };
    const busy = setTimeout(stop, LONGEST_WAIT_MS, new WorkRefused('The machine is too busy.'));
    signal.addEventListener('abort', () => clearTimeout(busy));
    untilWorked(worker, longestMs, signal).then(
      () => stop(new WorkTooLong('The work took too long.')),
      // The thread has answered or ended.
      () => undefined,
    );
  });
  return heard.finally(() => listening.abort());
}

/** Resolves once the thread has used a processor for this many milliseconds. */
async function untilWorked(worker: Worker, longestMs: number, signal: AbortSignal): Promise<void> {
  const before = await worker.cpuUsage();
  for (let left = longestMs; left > 0;) {
    await pause(Math.max(left, LOOK_MS), undefined, { signal });
    const { user, system } = await worker.cpuUsage(before);
    left = longestMs - (user + system) / 1_000;
  }
}

/** `node --watch` makes a thread post the files that it imports: `watch:import`, `watch:require`. */
function isOfWatchMode(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false;
  return Object.keys(message).some((key) => key.startsWith('watch:'));
}
