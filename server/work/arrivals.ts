/** Consecutive turns for arriving connections: about as many as a system queues. */
const MOST_IN_ROW = 512;

let [hasCome, hadCome, isCounting] = [false, false, false];
let row = 0;

/**
 * Records an accepted connection. Node accepts one per turn of the event loop, so each connection waits as many turns
 * as there are connections before it (SAFE-01).
 */
export function connectionArrived(): void {
  [hasCome, row] = [true, row + 1];
  if (isCounting) return;
  isCounting = true;
  setImmediate(count);
}

/**
 * Returns whether work that can wait should be left to later turns, so that arriving connections are accepted soon. At
 * least half of the turns are for work, however many connections arrive.
 */
export function areArriving(): boolean {
  return (hasCome || hadCome) && row % (2 * MOST_IN_ROW) < MOST_IN_ROW;
}

function count(): void {
  [hasCome, hadCome] = [false, hasCome];
  isCounting = hadCome;
  if (isCounting) setImmediate(count);
  else row = 0;
}
