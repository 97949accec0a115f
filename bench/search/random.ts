import { randomFrom } from '../product/random-from.ts';

/** Pseudorandom choices that are the same in every run. */
export interface Random {
  /** From 0 to `below`, exclusive. */
  below(below: number): number;
  /** Chooses early items far more often than late ones, like words of a language. */
  favoring<Item>(list: readonly Item[]): Item;
  anyOf<Item>(list: readonly Item[]): Item;
}

export function createRandom(seed: number): Random {
  const share = randomFrom(seed);
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
