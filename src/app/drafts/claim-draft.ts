/** Chooses a tab's draft: its own, else the newest that no other tab has, else a new one (WIZ-11). */
import { DRAFT_LIFETIME_MS } from '../../domain/constants.ts';
import { DRAFT_READ_LIMIT_MS } from '../../domain/start-limits.ts';
import { storedText, storeText } from '../storage/stored-text.ts';
import { type DraftLock, lockDraft } from './draft-lock.ts';
import {
  type DraftEntry,
  type DraftKey,
  type DraftPlace,
  eraseDrafts,
  type StoredDraft,
  listDrafts,
  readDraft,
  takeOverDraft,
} from './draft-store.ts';

export interface ClaimedDraft extends DraftLock {
  readonly key: DraftKey;
  /** null if nothing is stored yet. */
  readonly stored: StoredDraft | null;
}

/** The id of this document, written into each of its records. */
export const OWNER = crypto.randomUUID();

/**
 * A draft of this place, or of one of the equivalent places; a new draft always belongs to this place.
 * Never throws and never hangs: if drafts cannot be read, the wizard starts without them.
 */
export async function claimDraft(place: DraftPlace, ...others: readonly DraftPlace[]) {
  const found = await inTime(findDraft([place, ...others])).catch(() => null);
  if (found !== null) {
    rememberDraft(found.key);
    return found;
  }
  const key = { ...place, draft: crypto.randomUUID() };
  const lock = await lockDraft(key);
  rememberDraft(key);
  return { key, stored: null, ...(lock ?? { release: () => {}, isLocked: false }) };
}

/** Remembers the draft for a reload of the tab. */
export function rememberDraft(key: DraftKey): void {
  // Without storage the newest draft is the best guess.
  storeText(tabItem(key), key.draft, 'sessionStorage');
}

/** A tab that returns to this place finds no draft of its own. */
export function forgetDraft(place: DraftPlace): void {
  storeText(tabItem(place), null, 'sessionStorage');
}

async function findDraft(places: readonly DraftPlace[]): Promise<ClaimedDraft | null> {
  for (const entry of await candidatesAt(places)) {
    const lock = await lockDraft(entry.key);
    if (lock === null) continue;
    const stored = await readDraft(entry.key).catch(() => null);
    if (stored !== null) {
      if (!lock.isLocked) await takeOverDraft(entry, OWNER);
      return { key: entry.key, stored, ...lock };
    }
    lock.release();
  }
  return null;
}

async function candidatesAt(places: readonly DraftPlace[]): Promise<readonly DraftEntry[]> {
  const isHere = ({ key }: DraftEntry) => places.some((place) => isAt(key, place));
  const isOwn = (entry: DraftEntry) =>
    isHere(entry) && entry.key.draft === storedText(tabItem(entry.key), 'sessionStorage');
  const isReload = places.some(({ address }) => isReloaded(address));
  const oldest = Date.now() - DRAFT_LIFETIME_MS;
  const isUseful = (entry: DraftEntry) =>
    entry.about.savedAt >= oldest && (!entry.about.isOver || (isReload && isOwn(entry)));
  const entries = await listDrafts();
  await sweep(entries.filter((entry) => !isUseful(entry)));
  return entries
    .filter((entry) => isUseful(entry) && isHere(entry))
    .filter((entry) => entry.about.isSetAside !== true || isOwn(entry))
    .sort((one, other) => other.about.savedAt - one.about.savedAt)
    .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

function isAt({ account, address }: DraftPlace, place: DraftPlace): boolean {
  return account === place.account && address === place.address;
}

/** Deletes drafts that are too old or finished, unless a tab has them open. */
async function sweep(entries: readonly DraftEntry[]): Promise<void> {
  for (const { key } of entries) {
    const lock = await lockDraft(key);
    if (lock !== null) await eraseDrafts([key]).finally(lock.release);
  }
}

/** Whether this is the document's first address and was open before. */
function isReloaded(address: string): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type === 'navigate') return false;
  return new URL(load.name).pathname === address.split('#')[0];
}

function tabItem({ account, address }: DraftPlace): string {
  return `tearline.draft ${account} ${address}`;
}

/** Releases a draft that is found too late. */
function inTime(finding: Promise<ClaimedDraft | null>): Promise<ClaimedDraft | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void finding.then((claimed) => claimed?.release());
      reject(new Error('The drafts were not read in time.'));
    }, DRAFT_READ_LIMIT_MS);
    finding.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
