/** Work that takes a core for a while: so many at once, so many waiting, and the rest refused. */
interface WorkQueue {
  /** Throws `WorkRefused` at once where too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Answered as 503: the same call will do a little later. */
export class WorkRefused extends Error {
  override readonly name = 'WorkRefused';
  readonly statusCode = 503;
}

export function createWorkQueue({
  atOnce,
  mostWaiting,
}: {
  readonly atOnce: number;
  readonly mostWaiting: number;
}): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting)
          throw new WorkRefused('Too much of this is asked for at once.');
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
