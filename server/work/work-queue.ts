import { createAmounts } from './amounts.ts';
import { workOwner } from './work-owner.ts';

export type WorkQueue = ReturnType<typeof createWorkQueue>;

/** Answered with 503: the same call can succeed a little later. */
export class WorkRefused extends Error {
  override readonly name = 'WorkRefused';
  readonly statusCode = 503;
}

interface WorkQueueOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How much of `atOnce` one owner may use; all by default. */
  readonly atOnceOfOne?: number;
  /** How much of `mostWaiting` one owner may use; all by default. */
  readonly mostWaitingOfOne?: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: WorkRefused) => void;
}

/**
 * Runs work that needs a core for some time. It limits running and waiting work, and refuses the rest. Owners
 * (`asOwner`) with less running work go first; equal ones take turns. So another owner waits only for the work
 * that has begun, however much one owner requests. In a full queue the owner with the most waiting work loses its last
 * place to one with less (SAFE-13).
 */
export function createWorkQueue(options: WorkQueueOptions) {
  const { atOnce, mostWaiting, atOnceOfOne = atOnce, mostWaitingOfOne = mostWaiting } = options;
  const running = createAmounts();
  const lines = createLines();

  const wait = (owner: string): Promise<void> => {
    const length = lines.lengthOf(owner);
    const isFull = lines.waiting >= mostWaiting && !lines.shorten(length + 1);
    if (isFull || length >= mostWaitingOfOne) throw refusal();
    return new Promise((begin, refuse) => lines.add(owner, { begin, refuse }));
  };
  const handOn = (from: string): void => {
    const next = lines.next((owner) => {
      const share = running.of(owner);
      return share - (owner === from ? 1 : 0) < atOnceOfOne ? share : null;
    });
    if (next !== null) running.add(next.owner, 1);
    running.add(from, -1);
    next?.begin();
  };
  return {
    /** Pieces that wait. */
    get waiting(): number {
      return lines.waiting;
    },
    /** Throws `WorkRefused` at once if too many wait already, or later if another owner gets the place. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      const owner = workOwner();
      if (running.total < atOnce && running.of(owner) < atOnceOfOne) running.add(owner, 1);
      else await wait(owner);
      try {
        return await work();
      } finally {
        handOn(owner);
      }
    },
  };
}

/** One line for each waiting owner, in the order of their turns. */
function createLines() {
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  const take = (owner: string, line: Waiting[], which: 'first' | 'last'): Waiting | undefined => {
    const taken = which === 'first' ? line.shift() : line.pop();
    waiting -= 1;
    if (line.length === 0) lines.delete(owner);
    return taken;
  };
  return {
    get waiting() {
      return waiting;
    },
    lengthOf: (owner: string): number => lines.get(owner)?.length ?? 0,
    add(owner: string, one: Waiting): void {
      const line = lines.get(owner);
      waiting += 1;
      if (line === undefined) lines.set(owner, [one]);
      else line.push(one);
    },
    /** Takes the first of the line with the smallest share. Lines with a null share have to wait. */
    next(shareOf: (owner: string) => number | null) {
      const shares = [...lines].flatMap(([owner, line]) => {
        const share = shareOf(owner);
        return share === null ? [] : [{ owner, line, share }];
      });
      const [first] = shares.toSorted((one, other) => one.share - other.share);
      if (first === undefined) return null;
      const { owner, line } = first;
      const begin = take(owner, line, 'first')?.begin ?? (() => undefined);
      if (lines.delete(owner)) lines.set(owner, line);
      return { owner, begin };
    },
    /** Refuses the last of the longest line. Returns false if none is longer than this. */
    shorten(length: number): boolean {
      const [longest] = [...lines].toSorted(([, one], [, other]) => other.length - one.length);
      if (longest === undefined || longest[1].length <= length) return false;
      take(...longest, 'last')?.refuse(refusal());
      return true;
    },
  };
}

function refusal(): WorkRefused {
  return new WorkRefused('Too much of this is asked for at once.');
}
