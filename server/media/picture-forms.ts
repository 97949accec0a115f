import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { unpooled } from '../work/unpooled.ts';
import { ignoreFullStore } from './media-store-failure.ts';
import type { MediaStore } from './media-store.ts';
import { readNoted } from './media.repository.ts';
import { flattenImage, FORMATS, reformImage, type PictureForm } from './rendered-image.ts';

/** Bytes. Enough for some thousand strips in a phone's size. */
const KEPT = 32_000_000;
const LARGEST_KEPT = 500_000;

interface Asked extends PictureForm {
  readonly hash: string;
}

/** The most recently requested forms stay in memory. Concurrent requests for one form share the work. */
export function createPictureForms(media: MediaStore) {
  const make = async ({ hash, ...form }: Asked, name: string): Promise<Buffer> => {
    const made = await reformImage(await readNoted(media, hash), form);
    await media.put(name, made).catch(ignoreFullStore);
    return made;
  };
  const load = async (asked: Asked): Promise<Buffer> => {
    const { hash, scale, format } = asked;
    if (scale === 1 && format === 'png') return readNoted(media, hash);
    const name = nameOf(asked);
    return (await media.read(name)) ?? make(asked, name);
  };
  const loadOn = async (ground: string | null, asked: Asked): Promise<Buffer> => {
    const bytes = await load(asked);
    return ground === null ? bytes : flattenImage(bytes, ground);
  };
  const kept = new LRUCache<string, Buffer, Asked & { readonly ground: string | null }>({
    maxSize: KEPT,
    maxEntrySize: LARGEST_KEPT,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context: { ground, ...asked } }) =>
      unpooled(await loadOn(ground, asked)),
  });
  return {
    /**
     * `hash` belongs to a stored PNG; `ground` is a color behind its transparent pixels. Throws `WorkRefused` if too
     * many pictures are waiting.
     */
    read: (hash: string, form: PictureForm, ground: string | null = null) => {
      const asked = { hash, ...form };
      return kept.forceFetch(`${nameOf(asked)} ${ground ?? ''}`, { context: { ...asked, ground } });
    },
  };
}

/** Returns the names under which the forms of a picture may be stored at these scales. */
export function formNames(hash: string, scales: readonly number[]): readonly string[] {
  const asked = scales.flatMap((scale) => FORMATS.map((format) => ({ hash, scale, format })));
  return asked.map(nameOf);
}

/** The name is a hash of the source instead of the content, so that a form can be found before it is made. */
function nameOf({ hash, scale, format }: Asked): string {
  return createHash('sha256').update(`${hash} ${scale} ${format} ${RECIPE}`).digest('hex');
}

/** Increase it to make all forms again. */
const RECIPE = 1;
