/** While connections arrive, one of this many turns is for the first requests of connections. */
const TURNS = 4;

let hasCome = false;
let hadCome = false;
let isCounting = false;
let turns = 0;

/**
 * Records an accepted connection. Node accepts one per turn of the event loop, so each connection waits as many turns
 * as there are connections before it (SAFE-01).
 */
export function connectionArrived(): void {
  hasCome = true;
  if (isCounting) return;
  isCounting = true;
  setImmediate(count);
}

/** Returns whether this turn is left to arriving connections, so that they are accepted soon. */
export function isForArrivals(): boolean {
  return (hasCome || hadCome) && turns % TURNS > 0;
}

function count(): void {
  turns += 1;
  [hasCome, hadCome] = [false, hasCome];
  isCounting = hadCome;
  if (isCounting) setImmediate(count);
}
