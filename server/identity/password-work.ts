import { createWorkQueue, WorkRefused } from '../work/work-queue.ts';

/** Checks of passwords, one after the other, so that files and pictures keep the process's other threads (SAFE-03). */
export interface PasswordWork {
  /** Returns null at once, with nothing done, where too many wait; a browser that has signed in before waits apart. */
  check<Result>(isKnown: boolean, work: () => Promise<Result>): Promise<Result | null>;
}

/** Each takes a thread for 0.2 s, or a little more where the machine is busy. */
const MOST_WAITING = 20;

export function createPasswordWork(mostWaiting = MOST_WAITING): PasswordWork {
  const strangers = createWorkQueue({ atOnce: 1, mostWaiting });
  const known = createWorkQueue({ atOnce: 1, mostWaiting });
  return {
    async check(isKnown, work) {
      try {
        return await (isKnown ? known : strangers).run(work);
      } catch (error) {
        if (error instanceof WorkRefused) return null;
        throw error;
      }
    },
  };
}
