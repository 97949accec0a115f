import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MediaStoreFailure } from './media-store-failure.ts';
import type { MediaStore } from './media-store.ts';
import { reformImage, type PictureForm } from './rendered-image.ts';
import { createWorkQueue } from '../work/work-queue.ts';

/** Stored pictures in the forms in which they are asked for: each is made once and then stored beside them (API-06). */
interface PictureForms {
  /** `hash` is of a stored PNG. Throws `WorkRefused` while too many are being made. */
  read(hash: string, form: PictureForm): Promise<Buffer>;
}

/** Bytes; some thousand strips as a phone loads them. */
const KEPT = 32_000_000;
const LARGEST_KEPT = 500_000;
/** Each takes a core for as long as it takes. */
const MADE_AT_ONCE = 2;
const MOST_WAITING = 100;

interface Asked extends PictureForm {
  readonly hash: string;
}

/** Those asked for last stay in memory; who asks for one that is being made waits for the same work. */
export function createPictureForms(media: MediaStore): PictureForms {
  const queue = createWorkQueue({ atOnce: MADE_AT_ONCE, mostWaiting: MOST_WAITING });

  const make = async ({ hash, ...form }: Asked, name: string): Promise<Buffer> => {
    const made = await reformImage(await stored(media, hash), form);
    await media.put(name, made).catch(ignoreFullStore);
    return made;
  };
  const load = async (asked: Asked): Promise<Buffer> => {
    const { hash, scale, format } = asked;
    if (scale === 1 && format === 'png') return stored(media, hash);
    const name = nameOf(asked);
    return (await media.read(name)) ?? queue.run(() => make(asked, name));
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

/** What was made is shown where there is no room for it; the next to ask makes it again (SAFE-05). */
function ignoreFullStore(error: unknown): void {
  if (!(error instanceof MediaStoreFailure)) throw error;
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
