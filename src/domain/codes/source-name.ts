/** A name in `?s=` of a coupon's address (PUB-12): a few plain letters, since it is read out and printed. */
const NAME = /^[a-z0-9-]{1,24}$/;

/** Returns the source that an address names; null for none. Case does not matter; anything else is ignored. */
export function sourceOf(address: string): string | null {
  const start = address.indexOf('?');
  if (start === -1) return null;
  return sourceName(new URLSearchParams(address.slice(start + 1)).get('s') ?? '');
}

/** Returns a typed name as it is stored; null if it is none. */
export function sourceName(typed: string): string | null {
  const name = typed.trim().toLowerCase();
  return NAME.test(name) ? name : null;
}
