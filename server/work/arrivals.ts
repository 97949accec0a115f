/** Turns in a row that belong to arriving connections: about as many as a system lets wait. */
const MOST_IN_ROW = 512;

let [hasCome, hadCome, isCounting] = [false, false, false];
let row = 0;

/**
 * A connection was accepted. Node accepts one in a turn of the event loop, so each further one waits for as many turns
 * as there are connections before it (SAFE-01).
 */
export function connectionArrived(): void {
  [hasCome, row] = [true, row + 1];
  if (isCounting) return;
  isCounting = true;
  setImmediate(count);
}

/**
 * Whether work that may wait is better left to later turns, so that all who arrive are soon accepted. However many
 * arrive, half of the turns are for work.
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
