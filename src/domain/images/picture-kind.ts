/** A picture's format by its first bytes, among the formats that some browser can read (STEP-14). */
import { svgTextOf } from '../svg/svg-text.ts';
import { unpackedStart } from '../svg/unpacked-svg.ts';

type PictureKind = 'png' | 'iphone png' | 'jpeg' | 'gif' | 'webp' | 'heif' | 'bmp' | 'svg';

/** Null for other files; "heif" includes AVIF. Xcode writes PNG files for iPhones with a chunk of its own first. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (/^\x89PNG\r\n.{6}CgBI/su.test(start)) return 'iphone png';
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('GIF8')) return 'gif';
  if (/^RIFF.{4}WEBP/su.test(start)) return 'webp';
  if (/^.{4}ftyp(?:av|he|mi|ms)/su.test(start)) return 'heif';
  if (start.startsWith('BM')) return 'bmp';
  return isSvg(bytes) ? 'svg' : null;
}

/** The first bytes by which a picture is known: those of the drawing if it is a packed one. */
export async function startOfPicture(file: Blob, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = await unpackedStart(file, most);
  if (pictureKindOf(unpacked) === 'svg') return unpacked;
  return new Uint8Array(await file.slice(0, most).arrayBuffer());
}

/** Bytes within which the root of an SVG begins, after its declaration and a program's comment. */
const ROOT_WITHIN = 4_096;

function isSvg(bytes: Uint8Array): boolean {
  const text = svgTextOf(bytes.subarray(0, ROOT_WITHIN)).trimStart();
  return text.startsWith('<') && /<svg[\s>]/u.test(text) && !/<html[\s>]/iu.test(text);
}
