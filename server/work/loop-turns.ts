/** Work in pieces, of which few are done in one turn of the event loop: everybody else is served between two turns. */
interface LoopTurns {
  /** Does it at once if there is room in this turn, otherwise in a later one. */
  begin(work: () => void): void;
  /** Does it in a later turn, first come, first served. */
  later(work: () => void): void;
}

/** `most` pieces of what comes in a turn, and `most` of what has waited. */
export function createLoopTurns(most: number): LoopTurns {
  const waiting: (() => void)[] = [];
  let [begun, isPlanned] = [0, false];
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(turn);
  };
  const turn = (): void => {
    [begun, isPlanned] = [0, false];
    const due = waiting.splice(0, most);
    if (waiting.length > 0) plan();
    for (const work of due) work();
  };
  const later = (work: () => void): void => {
    waiting.push(work);
    plan();
  };
  return {
    later,
    begin(work) {
      if (begun === most) return later(work);
      begun += 1;
      plan();
      return work();
    },
  };
}
