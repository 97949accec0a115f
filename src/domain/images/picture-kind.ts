/** A picture's format by its first bytes, among the formats that some browser can read (STEP-14). */

type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif' | 'bmp' | 'svg';

/** Null for other files; "heif" includes AVIF. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (/^.{4}ftyp(?:av|he|mi|ms)/su.test(start)) return 'heif';
  if (start.startsWith('BM')) return 'bmp';
  return isSvg(bytes) ? 'svg' : null;
}

/** Bytes within which the root of an SVG begins, after its declaration and a program's comment. */
const ROOT_WITHIN = 4_096;

function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, ROOT_WITHIN)).trimStart();
  return text.startsWith('<') && /<svg[\s>]/u.test(text) && !/<html[\s>]/iu.test(text);
}
