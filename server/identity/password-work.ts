import { createAmounts } from '../work/amounts.ts';
import { asOwner } from '../work/work-owner.ts';
import { createWorkQueue, WorkRefused } from '../work/work-queue.ts';

export type PasswordWork = ReturnType<typeof createPasswordWork>;

interface PasswordCaller {
  readonly isKnown: boolean;
  readonly network: string;
  readonly account: string;
}

/** Each check takes a thread for 0.2 s, or a little longer on a busy machine. */
const MOST_WAITING = 20;
/** Attempts on one account from all networks, including the one being checked (SAFE-13). */
const MOST_OF_ACCOUNT = 5;

/** Checks passwords one after the other, so that files and pictures can use the other threads (SAFE-03). */
export function createPasswordWork(mostWaiting = MOST_WAITING) {
  const strangers = createWorkQueue({ atOnce: 1, mostWaiting });
  const known = createWorkQueue({ atOnce: 1, mostWaiting });
  const tries = createAmounts();
  return {
    /**
     * Returns null, without checking, if too many wait. Networks take turns, and browsers that have signed in before
     * wait in their own queue.
     */
    async check<Result>(
      { isKnown, network, account }: PasswordCaller,
      work: () => Promise<Result>,
    ): Promise<Result | null> {
      // A browser that has signed in before does not wait for strangers who try its account.
      const line = `${isKnown ? 'known' : 'strangers'} ${account}`;
      if (tries.of(line) >= MOST_OF_ACCOUNT) return null;
      tries.add(line, 1);
      try {
        return await asOwner(network, () => (isKnown ? known : strangers).run(work));
      } catch (error) {
        if (error instanceof WorkRefused) return null;
        throw error;
      } finally {
        tries.add(line, -1);
      }
    },
  };
}
