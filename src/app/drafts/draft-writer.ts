/** Writes one draft repeatedly: its pictures once, everything else each time (WIZ-11). */
import { promisifyRequest } from 'idb-keyval';
import { createPacker } from './draft-serialization.ts';
import {
  committed,
  type DraftAbout,
  type DraftKey,
  draftRecords,
  isAbout,
  type StoredDraft,
  imageKey,
  imagesOf,
  recordKey,
} from './draft-store.ts';

/** Another tab has taken over the draft; this tab must store its state under another name. */
export class DraftTaken extends Error {
  override readonly name = 'DraftTaken';
}

/** Writes everything or nothing; writes end in their order. */
type WriteDraft = (stored: StoredDraft, about: DraftAbout) => Promise<void>;

/** Returns the writer of one draft. Without a lock, a write throws `DraftTaken` if another document owns the draft. */
export function draftWriter(key: DraftKey, isLocked: boolean): WriteDraft {
  /** Each stored picture and the name of its record, after pending writes; null if unknown. */
  let pictures: ReadonlyMap<string, string> | null = null;
  let lastName = 0;
  let last: Promise<void> = Promise.resolve();
  const pack = createPacker();

  return (stored, about) => {
    const before = pictures;
    const now = new Map<string, string>();
    const parcel = pack(stored, (text) => {
      const name = now.get(text) ?? before?.get(text) ?? String((lastName += 1));
      now.set(text, name);
      return name;
    });
    pictures = now;
    const writing = draftRecords('readwrite', async (records) => {
      const there: unknown = await promisifyRequest(records.get(recordKey('about', key)));
      if (!isLocked) refuseTaken(there, key, about);
      try {
        // The user may have cleared the site's data, and the pictures with it, while the tab was open.
        putPictures(records, key, there === undefined ? null : before, now);
        records.put(parcel, recordKey('draft', key));
        records.put(about, recordKey('about', key));
      } catch (error) {
        records.transaction.abort();
        throw error;
      }
      return committed(records.transaction);
    });
    // It relies on the pictures of the write before it.
    const done = Promise.all([before === null ? null : last, writing]).then(() => {});
    done.catch(() => {
      pictures = null;
    });
    last = done;
    return done;
  };
}

function putPictures(
  records: IDBObjectStore,
  key: DraftKey,
  before: ReadonlyMap<string, string> | null,
  now: ReadonlyMap<string, string>,
): void {
  if (before === null) records.delete(imagesOf(key));
  for (const [text, name] of before ?? []) {
    if (!now.has(text)) records.delete(imageKey(key, name));
  }
  for (const [text, name] of now) {
    if (before?.has(text) !== true) records.put(text, imageKey(key, name));
  }
}

function refuseTaken(there: unknown, key: DraftKey, about: DraftAbout): void {
  if (isAbout(there) && there.owner !== about.owner) throw new DraftTaken(key.draft);
}
