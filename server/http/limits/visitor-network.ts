const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * Returns a visitor's network: the address for IPv4, its /64 for IPv6, which belongs to one visitor. A visitor who has
 * disconnected has no address.
 */
export function visitorNetwork(address: string | undefined): string {
  if (address === undefined) return '';
  if (!address.includes(':')) return address;
  if (MAPPED.test(address)) return address.replace(MAPPED, '');
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const last = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
