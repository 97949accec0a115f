import { isForArrivals } from './arrivals.ts';

/** Splits work over turns of the event loop, so that other work runs in between. */
interface LoopTurns {
  /** Runs it now if no other began in this turn, otherwise in a later turn. */
  begin(work: () => void, owner?: string): void;
  /** Runs it in a later turn. Owners take turns; the pieces of one owner run in order. */
  later(work: () => void, owner?: string): void;
}

interface LoopTurnsOptions {
  /** Whether the work leaves most turns to arriving connections while there are any; false by default. */
  readonly yields?: boolean;
  /** Waiting pieces in a turn; 1 for pieces that only let work go on, which is not measured. */
  readonly most?: number;
}

/** Milliseconds of new pieces in a turn, and as many of waiting ones. What they start costs about as much again. */
const TURN_MS = 0.3;

/**
 * Each turn runs at least one new piece and one waiting piece, and more while they are short. A call takes several
 * turns, at least one for each answer of the database, so long turns would make every caller wait several times
 * (SAFE-01).
 */
export function createLoopTurns({
  yields = false,
  most = Infinity,
}: LoopTurnsOptions = {}): LoopTurns {
  const lines = createLines();
  let [spentMs, isPlanned] = [0, false];
  const hasToYield = (): boolean => yields && isForArrivals();
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(turn);
  };
  const turn = (): void => {
    [spentMs, isPlanned] = [0, false];
    if (lines.isEmpty()) return;
    plan();
    if (hasToYield()) return;
    const end = performance.now() + TURN_MS;
    let done = 0;
    do {
      lines.take()();
      done += 1;
    } while (done < most && !lines.isEmpty() && performance.now() < end);
  };
  const later = (work: () => void, owner = ''): void => {
    lines.add(work, owner);
    plan();
  };
  return {
    later,
    begin(work, owner) {
      if (spentMs >= TURN_MS || hasToYield()) return later(work, owner);
      plan();
      const begun = performance.now();
      work();
      spentMs += performance.now() - begun;
    },
  };
}

/** Waiting pieces, in one line for each owner. */
function createLines() {
  const lines = new Map<string, (() => void)[]>();
  return {
    isEmpty: () => lines.size === 0,
    add(work: () => void, owner: string): void {
      const line = lines.get(owner);
      if (line === undefined) lines.set(owner, [work]);
      else line.push(work);
    },
    /** Takes the first piece of the first line, and moves that line to the end. */
    take(): () => void {
      for (const [owner, line] of lines) {
        const first = line.shift();
        lines.delete(owner);
        if (line.length > 0) lines.set(owner, line);
        if (first !== undefined) return first;
      }
      return () => undefined;
    },
  };
}
