import { LRUCache } from 'lru-cache';

/** How often an address may call within a minute; the count of one is that of all who share it. */
interface AddressLimit {
  /** Counts a call; returns after how many seconds the next is welcome, 0 where this one is. */
  take(address: string): number;
}

interface Count {
  calls: number;
  readonly endsAt: number;
}

const MINUTE_MS = 60_000;

/** `most` of 0 is no limit; so many addresses are remembered, those longest unseen are forgotten first. */
export function createAddressLimit(
  most: number,
  remembered: number,
  now: () => number = () => performance.now(),
): AddressLimit {
  if (most === 0) return { take: () => 0 };
  const counts = new LRUCache<string, Count>({ max: remembered });
  return {
    take(address) {
      const key = networkOf(address);
      const known = counts.get(key);
      if (known === undefined || known.endsAt <= now()) {
        counts.set(key, { calls: 1, endsAt: now() + MINUTE_MS });
        return 0;
      }
      known.calls += 1;
      return known.calls <= most ? 0 : Math.max(1, Math.ceil((known.endsAt - now()) / 1_000));
    },
  };
}

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** IPv4 as it is; of IPv6 the /64, which is one visitor's. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (MAPPED.test(address)) return address.replace(MAPPED, '');
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
