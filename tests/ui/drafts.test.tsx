import { keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countDrafts, eraseAccountDrafts } from '../../src/app/account-drafts.ts';
import { claimDraft, OWNER } from '../../src/app/claim-draft.ts';
import {
  draftRecords,
  type DraftKey,
  eraseDrafts,
  type KeptDraft,
  listDrafts,
  readDraft,
} from '../../src/app/draft-store.ts';
import { DraftTaken, draftWriter } from '../../src/app/draft-writer.ts';
import { formOfTemplate } from '../../src/domain/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../src/domain/coupon-form.ts';
import { DESIGN } from '../machines/wizard-driver.ts';
import { expectScreen, expectStep, fillInLogo, openWizard, press } from './wizard-bench.tsx';

beforeEach(() => page.viewport(1440, 900));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

/** The account of the application under test. */
const MARA = '00000000-0000-4000-8000-000000000001';
const DAY_MS = 24 * 3_600_000;

const place = (address = `/create/${crypto.randomUUID()}`) => ({
  account: crypto.randomUUID(),
  address,
});

const kept = (part: Partial<KeptDraft> = {}): KeptDraft => ({
  version: 1,
  savedAt: Date.now(),
  form: COUPON_FORM_DEFAULTS,
  snapshot: { status: 'active' },
  ...part,
});

/** Keeps a draft as another, closed tab would have. */
async function keep(key: DraftKey, draft: KeptDraft = kept(), isOver = false): Promise<void> {
  await draftWriter(key, true)(draft, { savedAt: draft.savedAt, owner: 'another tab', isOver });
}

async function recordsOf({ account }: DraftKey): Promise<readonly unknown[]> {
  const all = await keys<IDBValidKey>(draftRecords);
  return all.filter((key) => Array.isArray(key) && key[1] === account);
}

/** A time limit that runs out at once. */
function soonAborted(): AbortSignal {
  const limit = new AbortController();
  queueMicrotask(() => limit.abort());
  return limit.signal;
}

const status = (words: string) => page.getByRole('status').getByText(words, { exact: true });
const nextButton = page.getByRole('button', { name: 'Next', exact: true });

const picture = (letter: string) => `data:image/png;base64,${letter.repeat(700_000)}`;

test('[WIZ-11] a draft is stored whole, pictures too, and erased whole', async () => {
  const key = { ...place(), draft: 'one' };
  const form = { logo: picture('A'), strips: [picture('B'), picture('A')] };
  const draft = kept({ form, snapshot: { context: { form, original: form } } });
  await keep(key, draft);
  const read = await readDraft(key);
  expect(read).toEqual(draft);
  const { context } = (read?.snapshot ?? {}) as { readonly context?: Record<string, unknown> };
  expect(context?.['form']).toBe(context?.['original']);
  await eraseDrafts([key]);
  expect(await readDraft(key)).toBeNull();
  expect(await recordsOf(key)).toEqual([]);
});

test('[WIZ-11, WIZ-17] a keystroke writes no pictures; a new one is written, an old one deleted', async () => {
  const key = { ...place(), draft: 'one' };
  const about = { savedAt: Date.now(), owner: OWNER, isOver: false };
  const write = draftWriter(key, true);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const form = { name: 'H', logo: picture('A'), strip: picture('B') };
  await write(kept({ form }), about);
  expect(put.mock.calls.length).toBe(4);
  await write(kept({ form: { ...form, name: 'Ha' } }), about);
  expect(put.mock.calls.length).toBe(6);

  // The second of them is asked for before the first has ended.
  const [changed, back] = [kept({ form: { ...form, logo: picture('C') } }), kept({ form })];
  await Promise.all([write(changed, about), write(back, about)]);
  expect(await readDraft(key)).toEqual(back);
  expect((await recordsOf(key)).length).toBe(4);
});

test('[WIZ-11] after a write that failed the next one is whole', async () => {
  const key = { ...place(), draft: 'one' };
  const about = { savedAt: Date.now(), owner: OWNER, isOver: false };
  const write = draftWriter(key, true);
  await write(kept({ form: { logo: picture('A') } }), about);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await expect(write(kept({ form: { logo: picture('B') } }), about)).rejects.toThrow('No room.');
  put.mockRestore();
  const draft = kept({ form: { logo: picture('B'), name: 'H' } });
  await write(draft, about);
  expect(await readDraft(key)).toEqual(draft);
});

test('[WIZ-11] after the site’s data was cleared under an open tab the next write is whole', async () => {
  const key = { ...place(), draft: 'one' };
  const about = { savedAt: Date.now(), owner: OWNER, isOver: false };
  const write = draftWriter(key, true);
  await write(kept({ form: { logo: picture('A') } }), about);
  await eraseDrafts([key]);
  const draft = kept({ form: { logo: picture('A'), name: 'H' } });
  await write(draft, about);
  expect(await readDraft(key)).toEqual(draft);
});

test('[WIZ-11] a second tab gets a draft of its own; reopening takes the newest that is free', async () => {
  const here = place();
  const first = await claimDraft(here);
  await keep(first.key, kept({ savedAt: Date.now() - 1_000 }));
  const second = await claimDraft(here);
  await keep(second.key);
  expect([first.kept, second.kept]).toEqual([null, null]);
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

test('[WIZ-11] a tab comes back to its own draft though another is newer', async () => {
  const here = place();
  const own = await claimDraft(here);
  await keep(own.key, kept({ savedAt: Date.now() - 1_000 }));
  await keep({ ...here, draft: 'newer' });
  own.release();
  const again = await claimDraft(here);
  expect(again.key).toEqual(own.key);
  again.release();
});

test('[WIZ-11] nobody sees the drafts of another account or of another address', async () => {
  const here = place();
  await keep({ ...here, draft: 'one' });
  const others = [
    await claimDraft({ ...here, account: crypto.randomUUID() }),
    await claimDraft({ ...here, address: '/create/design' }),
  ];
  expect(others.map(({ kept: found }) => found)).toEqual([null, null]);
  for (const { release } of others) release();
});

test('[WIZ-11] drafts of a month ago and coupons that are made are swept, those of an open tab are not', async () => {
  const here = place();
  const open = await claimDraft(here);
  await keep(open.key, kept({ savedAt: Date.now() - 31 * DAY_MS }));
  await keep({ ...here, draft: 'old' }, kept({ savedAt: Date.now() - 31 * DAY_MS }));
  await keep({ ...here, draft: 'made' }, kept(), true);
  const next = await claimDraft(here);
  expect(next.kept).toBeNull();
  const left = (await listDrafts()).filter(({ key }) => key.account === here.account);
  expect(left.map(({ key }) => key)).toEqual([open.key]);
  open.release();
  next.release();
});

test('[WIZ-11] without locks no tab writes over what another has taken', async () => {
  const key = { ...place(), draft: 'one' };
  const about = { savedAt: Date.now(), owner: OWNER, isOver: false };
  const write = draftWriter(key, false);
  await write(kept(), about);
  await write(kept({ form: 'mine' }), about);
  await expect(
    draftWriter(key, false)(kept({ form: 'theirs' }), { ...about, owner: 'another tab' }),
  ).rejects.toThrow(DraftTaken);
  expect(await readDraft(key)).toMatchObject({ form: 'mine' });
});

test('[WIZ-11] signing out counts and deletes the drafts of the account alone', async () => {
  const [mine, theirs] = [place(), place()];
  await keep({ ...mine, draft: 'one' });
  await keep({ ...mine, draft: 'two' });
  await keep({ ...mine, draft: 'made' }, kept(), true);
  await keep({ ...theirs, draft: 'one' });
  expect(await countDrafts(mine.account)).toBe(2);
  await eraseAccountDrafts(mine.account);
  expect([await countDrafts(mine.account), await countDrafts(theirs.account)]).toEqual([0, 1]);
});

test('[WIZ-11] a draft of another version opens with its form, at the first screen that misses something', async () => {
  const template = crypto.randomUUID();
  const form = {
    ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
    haveLogoImage: 'no',
    logoText: 'HB',
    merchantName: 'Halfmoon Bakery',
  };
  const key = { account: MARA, address: `/create/${template}`, draft: 'old' };
  await keep(key, kept({ version: 0, form, snapshot: 'unreadable' }));
  const { history, address } = await openWizard({ template });
  await expectStep('Step 3: Add details');
  expect(history.location.href).toBe(`${address}?step=details`);
  await expect
    .element(page.getByRole('textbox', { name: 'Business/Organization Name' }))
    .toHaveValue('Halfmoon Bakery');
  await expect.element(status('Saved')).toBeVisible();
});

test('[WIZ-11] a broken draft does not break the page', async () => {
  const template = crypto.randomUUID();
  const key = { account: MARA, address: `/create/${template}`, draft: 'broken' };
  const snapshot = { status: 'active', value: { working: 'dancing' }, context: null, children: {} };
  await keep(key, kept({ form: null, snapshot }));
  await openWizard({ template });
  await expectStep('Step 1: Add brand logo');
});

test('[WIZ-11] "Saved" is said once it is true, and what is stored is what is on the screen', async () => {
  const { address } = await openWizard();
  await expectStep('Step 1: Add brand logo');
  await expect.element(status('Saved')).not.toBeInTheDocument();
  await fillInLogo();
  await expect.element(status('Saved')).toBeVisible();
  const [entry] = (await listDrafts()).filter(({ key }) => key.address === address);
  expect(entry === undefined ? null : await readDraft(entry.key)).toMatchObject({
    form: { logoText: 'HB' },
    snapshot: { value: { working: { filling: { coupon: 'text' } } } },
  });
});

test('[WIZ-11] storage that is full is "Not saved" with what to do, until there is room', async () => {
  await openWizard();
  await expectStep('Step 1: Add brand logo');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await page.getByRole('radio', { name: 'No, make one from text' }).click({ force: true });
  await expect.element(status('Not saved')).toBeVisible();
  await expect.element(page.getByText(/^There is no room left on this device/)).toBeVisible();
  expect(asksBeforeUnload()).toBe(true);

  put.mockRestore();
  await press('Next');
  await expectScreen('A logo from text');
  await expect.element(status('Saved')).toBeVisible();
  expect(page.getByText(/^There is no room left on this device/).elements()).toEqual([]);
  expect(asksBeforeUnload()).toBe(false);
});

test('[WIZ-11] the wizard works without storage, and says that nothing is kept', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Blocked.', 'InvalidStateError');
  });
  await openWizard();
  await fillInLogo();
  await expect.element(status('Not saved')).toBeVisible();
  await expect.element(page.getByText(/^This browser does not let us keep/)).toBeVisible();
  await nextButton.click();
  await expectScreen('Colors');
});

test('[WIZ-11] a sign-out in another tab ends the keeping, and the page says so', async () => {
  const account = crypto.randomUUID();
  const { address } = await openWizard({ account });
  await fillInLogo();
  await expect.element(status('Saved')).toBeVisible();
  await eraseAccountDrafts(account);
  await expect.element(status('Not saved')).toBeVisible();
  await nextButton.click();
  await expectScreen('Colors');
  expect((await listDrafts()).filter(({ key }) => key.address === address)).toEqual([]);
});

test('[WIZ-11] "/logout" asks while a coupon is unfinished; "Stay signed in" goes back and keeps it', async () => {
  const account = crypto.randomUUID();
  await keep({ account, address: '/create/elsewhere', draft: 'one' });
  const { router } = await openWizard({ account });
  await expectStep('Step 1: Add brand logo');
  await page.getByRole('link', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await expect.element(question.getByText(/^One unfinished coupon is kept/)).toBeVisible();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expectStep('Step 1: Add brand logo');
  expect(router.state.location.pathname).not.toBe('/logout');
  expect(await countDrafts(account)).toBe(1);
});
test('[WIZ-11] locks that do not answer and tabs that cannot talk do not stop the wizard', async () => {
  vi.spyOn(navigator.locks, 'request').mockReturnValue(new Promise(() => {}));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(soonAborted);
  vi.stubGlobal('BroadcastChannel', undefined);
  await openWizard();
  await fillInLogo();
  await expect.element(status('Saved')).toBeVisible();
});


function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
