/** Names of downloads (RFC 6266). */

/** Signs that some system forbids in file names, and controls. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
const LONGEST = 100;

/** `Content-Disposition` for a file named after something people wrote; `extension` without a dot. */
export function attachment(title: string, extension: string): string {
  const name = `${fileTitle(title)}.${extension}`;
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_');
  const isPlain = plain === name;
  // Some browsers undo percent encodings in the plain name too.
  const fallback = `attachment; filename="${plain.replaceAll('%', '_')}"`;
  if (isPlain && !name.includes('%')) return fallback;
  return `${fallback}; filename*=UTF-8''${encoded(name)}`;
}

function fileTitle(title: string): string {
  const clean = title.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim();
  const short = [...clean]
    .slice(0, LONGEST)
    .join('')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '');
  return short === '' ? 'coupon' : short;
}

/** RFC 8187: `encodeURIComponent` lets these five through. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
