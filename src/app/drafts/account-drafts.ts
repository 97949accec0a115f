/** All drafts of an account: a sign-out counts and deletes them (WIZ-11). */
import { DRAFT_LIFETIME_MS } from '../../domain/constants.ts';
import { announceSignOut } from './draft-news.ts';
import { type DraftEntry, eraseDrafts, listDrafts } from './draft-store.ts';

/** The number of the account's unfinished coupons in this browser. */
export async function countDrafts(account: string): Promise<number> {
  const oldest = Date.now() - DRAFT_LIFETIME_MS;
  const entries = await draftsOf(account);
  return entries.filter(({ about }) => !about.isOver && about.savedAt >= oldest).length;
}

/** Deletes the drafts; other tabs of the account stop writing theirs. */
export async function eraseAccountDrafts(account: string): Promise<void> {
  announceSignOut(account);
  const entries = await draftsOf(account);
  await eraseDrafts(entries.map(({ key }) => key));
}

async function draftsOf(account: string): Promise<readonly DraftEntry[]> {
  return (await listDrafts()).filter(({ key }) => key.account === account);
}
