/** `Content-Disposition` of a download with this name, which may be in any script (RFC 6266). */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  // Some browsers undo percent encodings in the plain name too.
  const fallback = `attachment; filename="${plain.replaceAll('%', '_')}"`;
  if (plain === name && !name.includes('%')) return fallback;
  return `${fallback}; filename*=UTF-8''${encoded(name)}`;
}

/** RFC 8187: `encodeURIComponent` lets these five through. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
