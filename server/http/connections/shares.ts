import { createAmounts } from '../../work/amounts.ts';

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
  const held = createAmounts();
  const isGreedy = (network: string): boolean => network !== shared && held.of(network) > most / 2;
  const giver = (network: string): string | null => {
    if (isGreedy(network)) return network;
    return held.total > most ? held.largest() : null;
  };
  return {
    /** The amount in use. */
    get all() {
      return held.total;
    },
    /** Adds an amount to a network; a negative amount releases it. */
    add: held.add,
    /** Takes from this network or from the largest one until the total is within the limit. */
    settle(network: string): void {
      for (let from = giver(network); from !== null; from = giver(network)) if (!take(from)) return;
    },
  };
}
