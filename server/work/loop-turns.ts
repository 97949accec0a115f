import { areArriving } from './arrivals.ts';

/** Work in pieces, of which few are done in one turn of the event loop: everybody else is served between two turns. */
interface LoopTurns {
  /** Does it at once if there is room in this turn, otherwise in a later one. */
  begin(work: () => void, owner?: string): void;
  /** Does it in a later turn: owners in turn, the pieces of one first come, first served. */
  later(work: () => void, owner?: string): void;
}

/**
 * `most` pieces of what comes in a turn, and `most` of what has waited. While connections arrive, turns are theirs: what
 * one network asks for in a moment is many short pieces, and another's connection waits behind all of that network's.
 */
export function createLoopTurns(most: number): LoopTurns {
  const lines = createLines();
  let [begun, isPlanned] = [0, false];
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(turn);
  };
  const turn = (): void => {
    [begun, isPlanned] = [0, false];
    if (areArriving()) return plan();
    const due = lines.take(most);
    if (!lines.isEmpty()) plan();
    for (const work of due) work();
  };
  const later = (work: () => void, owner = ''): void => {
    lines.add(work, owner);
    plan();
  };
  return {
    later,
    begin(work, owner) {
      if (begun === most || areArriving()) return later(work, owner);
      begun += 1;
      plan();
      return work();
    },
  };
}

/** What waits, in a line of each owner. */
function createLines() {
  const lines = new Map<string, (() => void)[]>();
  return {
    isEmpty: () => lines.size === 0,
    add(work: () => void, owner: string): void {
      const line = lines.get(owner);
      if (line === undefined) lines.set(owner, [work]);
      else line.push(work);
    },
    /** The first of each line in turn. */
    take(most: number): (() => void)[] {
      const taken: (() => void)[] = [];
      for (const [owner, line] of lines) {
        if (taken.length === most) break;
        taken.push(...line.splice(0, 1));
        // It stands behind the others from now on, and comes again in this loop.
        lines.delete(owner);
        if (line.length > 0) lines.set(owner, line);
      }
      return taken;
    },
  };
}
