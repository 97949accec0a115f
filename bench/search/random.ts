/** Pseudorandom numbers that are the same in every run. */
export interface Random {
  /** From 0 to `below`, exclusive. */
  below(below: number): number;
  /** Chooses early items far more often than late ones, like words of a language. */
  favoring<Item>(list: readonly Item[]): Item;
  anyOf<Item>(list: readonly Item[]): Item;
}

/** Mulberry32, a 32-bit generator. */
export function createRandom(seed: number): Random {
  let state = seed;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number): number => Math.floor(share() * most);
  const at = <Item>(list: readonly Item[], index: number): Item => {
    const item = list[index];
    if (item === undefined) throw new RangeError('There is nothing to draw from.');
    return item;
  };
  return {
    below,
    favoring: (list) => at(list, Math.floor(list.length * share() ** 3)),
    anyOf: (list) => at(list, below(list.length)),
  };
}
