import { keys } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { countDrafts, eraseAccountDrafts } from '../../../src/app/drafts/account-drafts.ts';
import { claimDraft, OWNER } from '../../../src/app/drafts/claim-draft.ts';
import {
  type DraftKey,
  draftRecords,
  eraseDrafts,
  listDrafts,
  readDraft,
  type StoredDraft,
} from '../../../src/app/drafts/draft-store.ts';
import { DraftTaken, draftWriter } from '../../../src/app/drafts/draft-writer.ts';
import { listUnfinished } from '../../../src/app/drafts/unfinished-drafts.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import { storeDraft, storedDraft } from '../support/stored-drafts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const DAY_MS = 24 * 3_600_000;

const place = (address = `/create/${crypto.randomUUID()}`) => ({
  account: crypto.randomUUID(),
  address,
});

async function recordsOf({ account }: DraftKey): Promise<readonly unknown[]> {
  const all = await keys<IDBValidKey>(draftRecords);
  return all.filter((key) => Array.isArray(key) && key[1] === account);
}

/** Writes drafts of a new address as this tab does. */
function writer(isLocked = true) {
  const key = { ...place(), draft: 'one' };
  const about = { savedAt: Date.now(), owner: OWNER, isOver: false };
  const write = draftWriter(key, isLocked);
  return { key, about, write: (draft: StoredDraft) => write(draft, about) };
}

const picture = (letter: string) => `data:image/png;base64,${letter.repeat(700_000)}`;

test('[WIZ-11] stores and erases a complete draft, with pictures', async () => {
  const key = { ...place(), draft: 'one' };
  const form = { logo: picture('A'), strips: [picture('B'), picture('A')] };
  const draft = storedDraft({ form, snapshot: { context: { form, original: form } } });
  await storeDraft(key, draft);
  const read = await readDraft(key);
  expect(read).toEqual(draft);
  const { context } = (read?.snapshot ?? {}) as { readonly context?: Record<string, unknown> };
  expect(context?.['form']).toBe(context?.['original']);
  await eraseDrafts([key]);
  expect(await readDraft(key)).toBeNull();
  expect(await recordsOf(key)).toEqual([]);
});

test('[WIZ-11, WIZ-17] a keystroke writes no pictures; a new picture is written, an old one deleted', async () => {
  const { key, write } = writer();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const form = { name: 'H', logo: picture('A'), strip: picture('B') };
  await write(storedDraft({ form }));
  expect(put.mock.calls.length).toBe(4);
  await write(storedDraft({ form: { ...form, name: 'Ha' } }));
  expect(put.mock.calls.length).toBe(6);

  // The second one starts before the first has ended.
  const changed = storedDraft({ form: { ...form, logo: picture('C') } });
  const back = storedDraft({ form });
  await Promise.all([write(changed), write(back)]);
  expect(await readDraft(key)).toEqual(back);
  expect((await recordsOf(key)).length).toBe(4);
});

test('[WIZ-11, WIZ-17] a keystroke writes no design, and restoring returns it', async () => {
  const { key, write } = writer();
  const form = { name: 'H', stripEditorSource: DESIGN };
  await write(storedDraft({ form }));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const next = { ...form, name: 'Ha' };
  const draft = storedDraft({ form: next, snapshot: { context: { form: next, original: form } } });
  await write(draft);
  expect(put.mock.calls.length).toBe(2);
  expect(JSON.stringify(put.mock.calls)).not.toContain('schemes');

  const read = await readDraft(key);
  expect(read).toEqual(draft);
  const { form: again, snapshot } = read as typeof draft & {
    readonly form: typeof form;
    readonly snapshot: { readonly context: { readonly original: typeof form } };
  };
  expect(again.stripEditorSource).toBe(snapshot.context.original.stripEditorSource);
});

test('[WIZ-11] after a failed write the next one is complete', async () => {
  const { key, write } = writer();
  await write(storedDraft({ form: { logo: picture('A') } }));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await expect(write(storedDraft({ form: { logo: picture('B') } }))).rejects.toThrow('No room.');
  put.mockRestore();
  const draft = storedDraft({ form: { logo: picture('B'), name: 'H' } });
  await write(draft);
  expect(await readDraft(key)).toEqual(draft);
});

test('[WIZ-11] a second tab gets a new draft; reopening takes the newest free one', async () => {
  const here = place();
  const first = await claimDraft(here);
  await storeDraft(first.key, storedDraft({ savedAt: Date.now() - 1_000 }));
  const second = await claimDraft(here);
  await storeDraft(second.key);
  expect([first.stored, second.stored]).toEqual([null, null]);
  expect(second.key.draft).not.toBe(first.key.draft);

  first.release();
  second.release();
  window.sessionStorage.clear();
  const third = await claimDraft(here);
  expect(third.key).toEqual(second.key);
  const fourth = await claimDraft(here);
  expect(fourth.key).toEqual(first.key);
  third.release();
  fourth.release();
});

test('[DASH-16, WIZ-11] the list of drafts leaves out those of open tabs, and locks none', async () => {
  const here = place();
  const open = await claimDraft(here);
  await storeDraft(open.key);
  await storeDraft({ ...here, draft: 'free' });
  const lock = vi.spyOn(navigator.locks, 'request');
  const listed = await listUnfinished(here.account);
  expect(listed.map(({ key }) => key)).toEqual([{ ...here, draft: 'free' }]);
  expect(lock).not.toHaveBeenCalled();
  open.release();
});

test('[WIZ-11] a tab returns to its own draft even if another is newer', async () => {
  const here = place();
  const own = await claimDraft(here);
  await storeDraft(own.key, storedDraft({ savedAt: Date.now() - 1_000 }));
  await storeDraft({ ...here, draft: 'newer' });
  own.release();
  const again = await claimDraft(here);
  expect(again.key).toEqual(own.key);
  again.release();
});

test('[WIZ-11] hides drafts of other accounts and addresses', async () => {
  const here = place();
  await storeDraft({ ...here, draft: 'one' });
  const others = [
    await claimDraft({ ...here, account: crypto.randomUUID() }),
    await claimDraft({ ...here, address: '/create/design' }),
  ];
  expect(others.map(({ stored: found }) => found)).toEqual([null, null]);
  for (const { release } of others) release();
});

test('[WIZ-11] deletes drafts of finished coupons and those older than a month, except in open tabs', async () => {
  const here = place();
  const open = await claimDraft(here);
  await storeDraft(open.key, storedDraft({ savedAt: Date.now() - 31 * DAY_MS }));
  await storeDraft({ ...here, draft: 'old' }, storedDraft({ savedAt: Date.now() - 31 * DAY_MS }));
  await storeDraft({ ...here, draft: 'made' }, storedDraft(), true);
  const next = await claimDraft(here);
  expect(next.stored).toBeNull();
  const left = (await listDrafts()).filter(({ key }) => key.account === here.account);
  expect(left.map(({ key }) => key)).toEqual([open.key]);
  open.release();
  next.release();
});

test('[WIZ-11] without locks no tab overwrites a draft that another has taken', async () => {
  const { key, about, write } = writer(false);
  await write(storedDraft());
  await write(storedDraft({ form: 'mine' }));
  await expect(
    draftWriter(key, false)(storedDraft({ form: 'theirs' }), { ...about, owner: 'another tab' }),
  ).rejects.toThrow(DraftTaken);
  expect(await readDraft(key)).toMatchObject({ form: 'mine' });
});

test('[WIZ-11] signing out counts and deletes only the account’s drafts', async () => {
  const mine = place();
  const theirs = place();
  await storeDraft({ ...mine, draft: 'one' });
  await storeDraft({ ...mine, draft: 'two' });
  await storeDraft({ ...mine, draft: 'made' }, storedDraft(), true);
  await storeDraft({ ...theirs, draft: 'one' });
  expect(await countDrafts(mine.account)).toBe(2);
  await eraseAccountDrafts(mine.account);
  expect([await countDrafts(mine.account), await countDrafts(theirs.account)]).toEqual([0, 1]);
});
