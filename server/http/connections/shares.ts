interface SharesOptions {
  /** Of all networks together; one network has at most half. */
  readonly most: number;
  /** A network whose share is all of it: that of proxies, through which everybody comes. */
  readonly shared: string;
  /** Makes a network give something back at once, and returns whether it had something to give. */
  readonly take: (network: string) => boolean;
}

/** Something that all have together, such as connections or memory (SAFE-11). */
export interface Shares {
  /** What all have at the moment. */
  readonly all: number;
  /** Gives so much to a network, less than nothing where it gives back. */
  add(network: string, amount: number): void;
  /** Takes from this network, or from the one that has most, as long as there is too much. */
  settle(network: string): void;
}

/**
 * Bounds the whole and what one network has of it. Where the whole is used up, the network that has most gives: however
 * many others come, one with little keeps it.
 */
export function createShares({ most, shared, take }: SharesOptions): Shares {
  const held = new Map<string, number>();
  let all = 0;
  const isGreedy = (network: string): boolean =>
    network !== shared && (held.get(network) ?? 0) > most / 2;
  const giver = (network: string): string | null => {
    if (isGreedy(network)) return network;
    return all > most ? largestOf(held) : null;
  };
  return {
    get all() {
      return all;
    },
    add(network, amount) {
      const sum = (held.get(network) ?? 0) + amount;
      if (sum > 0) held.set(network, sum);
      else held.delete(network);
      all += amount;
    },
    settle(network) {
      for (let from = giver(network); from !== null; from = giver(network)) if (!take(from)) return;
    },
  };
}

function largestOf(held: ReadonlyMap<string, number>): string | null {
  const [largest] = [...held].toSorted(([, one], [, other]) => other - one);
  return largest?.[0] ?? null;
}
