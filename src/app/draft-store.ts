/** Drafts of the wizard in IndexedDB, each in two records: what it is about, and the draft itself (WIZ-11). */
import { createStore, delMany, get, getMany, keys, promisifyRequest } from 'idb-keyval';

/** Whose drafts, and of which pathname (`/create/{templateId}`). */
export interface DraftPlace {
  readonly account: string;
  readonly address: string;
}

export interface DraftKey extends DraftPlace {
  /** Tells drafts of the same place apart: one for each tab. */
  readonly draft: string;
}

export interface DraftAbout {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The document that writes it; another one may have taken it over where there are no locks. */
  readonly owner: string;
  /** The coupon is saved; only a reload of its success view reads the draft again. */
  readonly isOver: boolean;
}

/** What was written, perhaps by another version of the product: nothing in it is certain. */
export interface KeptDraft {
  readonly version: number;
  readonly savedAt: number;
  /** The coupon form, which every version finds here. */
  readonly form: unknown;
  /** The machine's persisted snapshot, for the version that wrote it. */
  readonly snapshot: unknown;
}

export interface DraftEntry {
  readonly key: DraftKey;
  readonly about: DraftAbout;
}

/** Another tab has taken the draft over; what this one has belongs under a name of its own. */
export class DraftTaken extends Error {
  override readonly name = 'DraftTaken';
}

type Kind = 'about' | 'draft';
type RecordKey = [Kind, string, string, string];

const store = createStore('tearline-drafts', 'drafts');

/** Everything that is kept in this browser, of whatever account. */
export async function listDrafts(): Promise<readonly DraftEntry[]> {
  const found = (await keys<IDBValidKey>(store)).filter(isRecordKey);
  const ofAbouts = found.filter(([kind]) => kind === 'about');
  const abouts = await getMany<unknown>(ofAbouts, store);
  return ofAbouts.flatMap(([, account, address, draft], index) => {
    const about = abouts[index];
    return isAbout(about) ? [{ key: { account, address, draft }, about }] : [];
  });
}

/** The draft under this key; null where it is gone or broken. */
export async function readDraft(key: DraftKey): Promise<KeptDraft | null> {
  const kept = await get<unknown>(recordKey('draft', key), store);
  return isKept(kept) ? kept : null;
}

/** Writes both records or neither; the commit is asked for at once, so that the end of the page does not undo it. */
export function writeDraft(key: DraftKey, kept: KeptDraft, about: DraftAbout): Promise<void> {
  return store('readwrite', (records) => {
    records.put(kept, recordKey('draft', key));
    records.put(about, recordKey('about', key));
    return committed(records.transaction);
  });
}

/** The same where no lock keeps others away; throws `DraftTaken` instead of writing over what another document wrote. */
export function writeUnlockedDraft(
  key: DraftKey,
  kept: KeptDraft,
  about: DraftAbout,
): Promise<void> {
  return store('readwrite', async (records) => {
    const there: unknown = await promisifyRequest(records.get(recordKey('about', key)));
    if (isAbout(there) && there.owner !== about.owner) throw new DraftTaken(key.draft);
    records.put(kept, recordKey('draft', key));
    records.put(about, recordKey('about', key));
    return committed(records.transaction);
  });
}

/** Makes this document the one that writes the draft. */
export function takeOverDraft({ key, about }: DraftEntry, owner: string): Promise<void> {
  return store('readwrite', (records) => {
    records.put({ ...about, owner }, recordKey('about', key));
    return committed(records.transaction);
  });
}

export function eraseDrafts(drafts: readonly DraftKey[]): Promise<void> {
  return delMany(
    drafts.flatMap((key) => [recordKey('draft', key), recordKey('about', key)]),
    store,
  );
}

function recordKey(kind: Kind, { account, address, draft }: DraftKey): RecordKey {
  return [kind, account, address, draft];
}

async function committed(transaction: IDBTransaction): Promise<void> {
  transaction.commit();
  await promisifyRequest(transaction);
}

function isRecordKey(key: unknown): key is RecordKey {
  return Array.isArray(key) && key.length === 4 && key.every((part) => typeof part === 'string');
}

function isAbout(value: unknown): value is DraftAbout {
  if (typeof value !== 'object' || value === null) return false;
  if (!('savedAt' in value) || typeof value.savedAt !== 'number') return false;
  return 'owner' in value && 'isOver' in value;
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('savedAt' in value) || typeof value.savedAt !== 'number') return false;
  return 'version' in value && 'form' in value && 'snapshot' in value;
}
