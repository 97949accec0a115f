/** Returns the `Content-Disposition` of a download. The name may be in any script (RFC 6266). */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  // Some browsers decode percent encodings in the plain name too.
  const fallback = `attachment; filename="${plain.replaceAll('%', '_')}"`;
  if (plain === name && !name.includes('%')) return fallback;
  return `${fallback}; filename*=UTF-8''${encoded(name)}`;
}

/** Percent-encodes a name (RFC 8187). `encodeURIComponent` leaves these five characters alone. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
