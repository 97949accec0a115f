/** Drafts of the wizard in IndexedDB, each in separate records: metadata, draft, images (WIZ-11). */
import { createStore, getMany, keys, promisifyRequest } from 'idb-keyval';
import { unpacked } from './draft-serialization.ts';

/** An account and a pathname (`/create/{templateId}`). */
export interface DraftPlace {
  readonly account: string;
  readonly address: string;
}

export interface DraftKey extends DraftPlace {
  /** Distinguishes the tabs at the same place. */
  readonly draft: string;
}

export interface DraftAbout {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The document that writes the draft; without locks another document may have taken it over. */
  readonly owner: string;
  /** The coupon is saved; only a reload of its success view reads the draft again. */
  readonly isOver: boolean;
  /** The draft is on the dashboard and opens only from there; absent in drafts of older versions. */
  readonly isSetAside?: boolean;
}

/** A stored draft, maybe of another product version, so nothing in it is certain. */
export interface StoredDraft {
  readonly version: number;
  readonly savedAt: number;
  /** The coupon form, which every version stores here. */
  readonly form: unknown;
  /** The machine's persisted snapshot, for the version that wrote it. */
  readonly snapshot: unknown;
  /** The cropper's content; absent in drafts of older versions. */
  readonly crop?: unknown;
}

export interface DraftEntry {
  readonly key: DraftKey;
  readonly about: DraftAbout;
}

export const draftRecords = createStore('tearline-drafts', 'drafts');

/** Lists every draft in this browser, for all accounts. */
export async function listDrafts(): Promise<readonly DraftEntry[]> {
  const found = (await keys<IDBValidKey>(draftRecords)).filter(isRecordKey);
  const ofAbouts = found.filter(([kind]) => kind === 'about');
  const abouts = await getMany<unknown>(ofAbouts, draftRecords);
  return ofAbouts.flatMap(([, account, address, draft], index) => {
    const about = abouts[index];
    return isAbout(about) ? [{ key: { account, address, draft }, about }] : [];
  });
}

/** Reads the draft under this key; null if it is gone or broken. */
export function readDraft(key: DraftKey): Promise<StoredDraft | null> {
  return draftRecords('readonly', async (records) => {
    const range = imagesOf(key);
    const [parcel, names, texts] = await Promise.all([
      promisifyRequest<unknown>(records.get(recordKey('draft', key))),
      promisifyRequest(records.getAllKeys(range)),
      promisifyRequest<unknown[]>(records.getAll(range)),
    ]);
    const stored = unpacked(parcel, imagesFrom(names, texts));
    return isStoredDraft(stored) ? stored : null;
  });
}

/** Makes this document the draft's writer. */
export function takeOverDraft({ key, about }: DraftEntry, owner: string): Promise<void> {
  return draftRecords('readwrite', (records) => {
    records.put({ ...about, owner }, recordKey('about', key));
    return committed(records.transaction);
  });
}

export function eraseDrafts(drafts: readonly DraftKey[]): Promise<void> {
  return draftRecords('readwrite', (records) => {
    for (const key of drafts) {
      records.delete(recordKey('about', key));
      records.delete(recordKey('draft', key));
      records.delete(imagesOf(key));
    }
    return committed(records.transaction);
  });
}

export function recordKey(kind: 'about' | 'draft', key: DraftKey): RecordKey {
  return [kind, key.account, key.address, key.draft];
}

/** Stored under `picture`, the word in the first drafts, which browsers still have. */
export function imageKey({ account, address, draft }: DraftKey, name: string): IDBValidKey {
  return ['picture', account, address, draft, name];
}

/** The key range of all images of a draft; an array sorts after every text. */
export function imagesOf({ account, address, draft }: DraftKey): IDBKeyRange {
  const key = ['picture', account, address, draft];
  return IDBKeyRange.bound(key, [...key, []]);
}

/** Commits at once, so that closing the page does not undo the write. */
export async function committed(transaction: IDBTransaction): Promise<void> {
  transaction.commit();
  await promisifyRequest(transaction);
}

export function isAbout(value: unknown): value is DraftAbout {
  if (typeof value !== 'object' || value === null) return false;
  if (!('savedAt' in value) || typeof value.savedAt !== 'number') return false;
  return 'owner' in value && 'isOver' in value;
}

type RecordKey = [kind: string, account: string, address: string, draft: string];

function imagesFrom(imageKeys: readonly IDBValidKey[], texts: readonly unknown[]) {
  const images = new Map<string, string>();
  for (const [index, key] of imageKeys.entries()) {
    const text = texts[index];
    const name: unknown = Array.isArray(key) ? key.at(-1) : null;
    if (typeof name === 'string' && typeof text === 'string') images.set(name, text);
  }
  return images;
}

function isRecordKey(key: unknown): key is RecordKey {
  return Array.isArray(key) && key.length === 4 && key.every((part) => typeof part === 'string');
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('savedAt' in value) || typeof value.savedAt !== 'number') return false;
  return 'version' in value && 'form' in value && 'snapshot' in value;
}
