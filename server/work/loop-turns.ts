import { areArriving } from './arrivals.ts';

/** Splits work over turns of the event loop, a few pieces in each, so that other work runs in between. */
interface LoopTurns {
  /** Runs it now if this turn has room, otherwise in a later turn. */
  begin(work: () => void, owner?: string): void;
  /** Runs it in a later turn. Owners take turns; the pieces of one owner run in order. */
  later(work: () => void, owner?: string): void;
}

/**
 * Each turn runs up to `most` new pieces and up to `most` waiting ones. Arriving connections have priority: one network
 * can request many short pieces at once, and connections of other networks would wait behind all of them.
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
    /** Takes the first piece of each line in turn. */
    take(most: number): (() => void)[] {
      const taken: (() => void)[] = [];
      for (const [owner, line] of lines) {
        if (taken.length === most) break;
        taken.push(...line.splice(0, 1));
        // Moves the owner to the end; this loop reaches it again.
        lines.delete(owner);
        if (line.length > 0) lines.set(owner, line);
      }
      return taken;
    },
  };
}
