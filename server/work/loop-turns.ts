import { isForArrivals } from './arrivals.ts';

interface LoopTurnsOptions {
  /** Whether the work leaves most turns to arriving connections while there are any; false by default. */
  readonly yields?: boolean;
  /** The most waiting pieces in a turn; any number by default. */
  readonly most?: number;
}

/**
 * Milliseconds from the first new piece of a turn after which no other begins in that turn; the same for waiting pieces.
 */
const TURN_MS = 0.5;

/**
 * Splits work over turns of the event loop, so that other work runs in between. Each turn runs at least one new piece and one waiting piece, and more while the turn is short. A call takes several
 * turns, at least one for each answer of the database, so long turns would make every caller wait several times
 * (SAFE-01).
 */
export function createLoopTurns({ yields = false, most = Infinity }: LoopTurnsOptions = {}) {
  const lines = createLines();
  /** When this turn's last new piece may begin; null before the first. */
  let end: number | null = null;
  let isPlanned = false;
  const hasToYield = (): boolean => yields && isForArrivals();
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(turn);
  };
  const turn = (): void => {
    [end, isPlanned] = [null, false];
    if (lines.isEmpty()) return;
    plan();
    if (!hasToYield()) take(performance.now() + TURN_MS, most);
  };
  const take = (until: number, left: number): void => {
    lines.take()();
    if (left === 1) return;
    afterMicrotasks(() => {
      if (!lines.isEmpty() && performance.now() < until) take(until, left - 1);
    });
  };
  const later = (work: () => void, owner = ''): void => {
    lines.add(work, owner);
    plan();
  };
  return {
    /** Runs it in a later turn. Owners take turns; the pieces of one owner run in order. */
    later,
    /** Runs it now if no other began in this turn, otherwise in a later turn. */
    begin(work: () => void, owner?: string) {
      const now = performance.now();
      if ((end !== null && now >= end) || hasToYield()) return later(work, owner);
      end ??= now + TURN_MS;
      plan();
      work();
    },
  };
}

/** Most of a piece's work may be in the promises that it resolves, so that only their end shows how long it took. */
function afterMicrotasks(then: () => void): void {
  queueMicrotask(() => process.nextTick(then));
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
