import { asOwner } from '../work/work-owner.ts';
import { createWorkQueue, WorkRefused } from '../work/work-queue.ts';

/** Checks of passwords, one after the other, so that files and pictures keep the process's other threads (SAFE-03). */
export interface PasswordWork {
  /** Returns null, with nothing done, where too many wait; networks take turns, and a browser that has signed in before waits apart. */
  check<Result>(who: PasswordCaller, work: () => Promise<Result>): Promise<Result | null>;
}

interface PasswordCaller {
  readonly isKnown: boolean;
  readonly network: string;
  readonly account: string;
}

/** Each takes a thread for 0.2 s, or a little more where the machine is busy. */
const MOST_WAITING = 20;
/** Of one account from all networks together, with the one that is looked at (SAFE-13). */
const MOST_OF_ACCOUNT = 5;

export function createPasswordWork(mostWaiting = MOST_WAITING): PasswordWork {
  const strangers = createWorkQueue({ atOnce: 1, mostWaiting });
  const known = createWorkQueue({ atOnce: 1, mostWaiting });
  const tries = new Map<string, number>();
  return {
    async check({ isKnown, network, account }, work) {
      // A browser that has signed in before waits for none of the strangers who try its account.
      const line = `${isKnown ? 'known' : 'strangers'} ${account}`;
      const before = tries.get(line) ?? 0;
      if (before >= MOST_OF_ACCOUNT) return null;
      tries.set(line, before + 1);
      try {
        return await asOwner(network, () => (isKnown ? known : strangers).run(work));
      } catch (error) {
        if (error instanceof WorkRefused) return null;
        throw error;
      } finally {
        const left = (tries.get(line) ?? 1) - 1;
        if (left === 0) tries.delete(line);
        else tries.set(line, left);
      }
    },
  };
}
