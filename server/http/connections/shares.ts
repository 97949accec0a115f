interface SharesOptions {
  /** The limit for all networks together. One network may have half of it. */
  readonly most: number;
  /** A network that may use the whole limit: that of proxies, which carry all visitors. */
  readonly shared: string;
  /** Makes a network release something at once. Returns false if the network had nothing to release. */
  readonly take: (network: string) => boolean;
}

/**
 * Divides a resource that networks share, such as connections or memory: limits the total and the amount of each
 * network. Above the limit the largest network releases something, so small ones keep theirs however many others come
 * (SAFE-11).
 */
export function createShares({ most, shared, take }: SharesOptions) {
  const held = new Map<string, number>();
  let all = 0;
  const isGreedy = (network: string) => network !== shared && (held.get(network) ?? 0) > most / 2;
  const giver = (network: string): string | null => {
    if (isGreedy(network)) return network;
    return all > most ? largestOf(held) : null;
  };
  return {
    /** The amount in use. */
    get all() {
      return all;
    },
    /** Adds an amount to a network; a negative amount releases it. */
    add(network: string, amount: number): void {
      const sum = (held.get(network) ?? 0) + amount;
      if (sum > 0) held.set(network, sum);
      else held.delete(network);
      all += amount;
    },
    /** Takes from this network or from the largest one until the total is within the limit. */
    settle(network: string): void {
      for (let from = giver(network); from !== null; from = giver(network)) if (!take(from)) return;
    },
  };
}

function largestOf(held: ReadonlyMap<string, number>): string | null {
  const [largest] = [...held].toSorted(([, one], [, other]) => other - one);
  return largest?.[0] ?? null;
}
