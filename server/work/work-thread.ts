import { Worker } from 'node:worker_threads';
import { createWorkQueue, WorkRefused } from './work-queue.ts';

/** A thread that answers one question after the other, off the event loop and within a limit of time. */
interface WorkThread<Question, Answer> {
  /**
   * Throws `WorkRefused` at once where too many wait, `WorkTooLong` where this one takes too long, and what the thread
   * itself says it cannot do as an `Error`.
   */
  ask(question: Question): Promise<Answer>;
}

/** What a thread sends back for a question. */
export type ThreadAnswer<Answer> = { readonly answer: Answer } | { readonly fault: string };

/** The work was given up; answered as 503. */
export class WorkTooLong extends Error {
  override readonly name = 'WorkTooLong';
  readonly statusCode = 503;
}

interface ThreadOptions {
  /** The module it runs; it answers each message of its parent port with a `ThreadAnswer`. */
  readonly source: URL;
  readonly longestMs: number;
  readonly mostWaiting: number;
}

const HEAP_MB = 256;

/** Begins with the first question; a thread that was stopped or died is begun anew with the next. */
export function createWorkThread<Question, Answer>({
  source,
  longestMs,
  mostWaiting,
}: ThreadOptions): WorkThread<Question, Answer> {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting });
  let thread: Worker | null = null;
  const begin = (): Worker => {
    const begun = new Worker(source, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const end = (): void => {
      if (thread === begun) thread = null;
    };
    return begun.on('error', end).on('exit', end);
  };
  const ask = async (question: Question): Promise<Answer> => {
    const worker = (thread ??= begin());
    worker.ref();
    try {
      return await answerOf<Answer>(worker, question, longestMs);
    } catch (error) {
      if (error instanceof WorkTooLong && thread === worker) thread = null;
      throw error;
    } finally {
      worker.unref();
    }
  };
  return { ask: (question) => queue.run(() => ask(question)) };
}

function answerOf<Answer>(worker: Worker, question: unknown, longestMs: number): Promise<Answer> {
  const listening = new AbortController();
  const told = new Promise<Answer>((resolve, reject) => {
    const on = (event: string, take: (told: ThreadAnswer<Answer>) => void): void => {
      worker.once(event, take);
      listening.signal.addEventListener('abort', () => worker.off(event, take));
    };
    on('message', (told) => {
      if ('answer' in told) resolve(told.answer);
      else reject(new Error(told.fault));
    });
    on('error', () => reject(new WorkRefused('The thread died of its work.')));
    on('exit', () => reject(new WorkRefused('The thread ended before it answered.')));
    const limit = setTimeout(() => {
      void worker.terminate();
      reject(new WorkTooLong('The work took too long.'));
    }, longestMs);
    listening.signal.addEventListener('abort', () => clearTimeout(limit));
    worker.postMessage(question);
  });
  return told.finally(() => listening.abort());
}
