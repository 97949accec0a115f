import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ignoreFullStore } from './media-store-failure.ts';
import type { MediaStore } from './media-store.ts';
import { FORMATS, reformImage, type PictureForm } from './rendered-image.ts';

/** Stored pictures in the forms in which they are asked for: each is made once and then stored beside them (API-06). */
interface PictureForms {
  /** `hash` is of a stored PNG. Throws `WorkRefused` while too many are being made. */
  read(hash: string, form: PictureForm): Promise<Buffer>;
}

/** Bytes; some thousand strips as a phone loads them. */
const KEPT = 32_000_000;
const LARGEST_KEPT = 500_000;

interface Asked extends PictureForm {
  readonly hash: string;
}

/** Those asked for last stay in memory; who asks for one that is being made waits for the same work. */
export function createPictureForms(media: MediaStore): PictureForms {
  const make = async ({ hash, ...form }: Asked, name: string): Promise<Buffer> => {
    const made = await reformImage(await stored(media, hash), form);
    await media.put(name, made).catch(ignoreFullStore);
    return made;
  };
  const load = async (asked: Asked): Promise<Buffer> => {
    const { hash, scale, format } = asked;
    if (scale === 1 && format === 'png') return stored(media, hash);
    const name = nameOf(asked);
    return (await media.read(name)) ?? make(asked, name);
  };
  const kept = new LRUCache<string, Buffer, Asked>({
    maxSize: KEPT,
    maxEntrySize: LARGEST_KEPT,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => load(context),
  });
  return {
    read: (hash, form) => {
      const asked = { hash, ...form };
      return kept.forceFetch(nameOf(asked), { context: asked });
    },
  };
}

/** The names under which forms of a picture at these scales may lie in the store. */
export function formNames(hash: string, scales: readonly number[]): readonly string[] {
  const asked = scales.flatMap((scale) => FORMATS.map((format) => ({ hash, scale, format })));
  return asked.map(nameOf);
}

async function stored(media: MediaStore, hash: string): Promise<Buffer> {
  const bytes = await media.read(hash);
  if (bytes === null) throw new Error('A picture that was noted is not in the media store.');
  return bytes;
}

/** Of what it is made of instead of its content, so that it can be looked for before it is made. */
function nameOf({ hash, scale, format }: Asked): string {
  return createHash('sha256').update(`${hash} ${scale} ${format} ${RECIPE}`).digest('hex');
}

/** A new number makes all of them anew. */
const RECIPE = 1;
