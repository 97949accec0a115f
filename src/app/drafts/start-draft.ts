/** The draft machine on real storage: it follows one wizard, and asks before the page closes during a write (WIZ-11). */
import { waitFor } from 'xstate';
import { type DraftActor, draftMachine } from '../../machines/drafts/draft.machine.ts';
import { type ClaimedDraft, forgetDraft, OWNER, rememberDraft } from './claim-draft.ts';
import { onSignOut } from './draft-news.ts';
import { type DraftKey, type DraftPlace, eraseDrafts, type StoredDraft } from './draft-store.ts';
import { DraftTaken, draftWriter } from './draft-writer.ts';
import { moveToNewBuild } from '../loading/new-build.ts';
import { actorWith } from '../actors/with-calls.ts';

/** The current draft. */
interface DraftOfNow extends StoredDraft {
  readonly isOver: boolean;
  readonly isSetAside?: boolean;
}

/** Starts storing the draft; `draftOfNow` is called at the start of each write. */
export function startDraft(claimed: ClaimedDraft, draftOfNow: () => DraftOfNow): DraftActor {
  let target = targetOf(claimed.key, claimed.isLocked);
  const draft = actorWith(draftMachine, {
    async writeDraft(_, signal) {
      // The wizard first finishes the event that changed it.
      await Promise.resolve();
      if (!signal.aborted) target = await written(target, draftOfNow());
    },
    eraseDraft: () => eraseDrafts([target.key]),
  });
  const listening = [
    watchPage(draft),
    watchParts(draft),
    onSignOut(claimed.key.account, () => draft.send({ type: 'draft.forget' })),
  ];
  draft.subscribe({
    complete: () => {
      for (const end of listening) end();
      claimed.release();
    },
  });
  return draft.start();
}

/** Resolves once everything so far is stored, or storing failed. */
export async function whenStored(draft: DraftActor): Promise<void> {
  await Promise.resolve();
  await waitFor(draft, (snapshot) => !snapshot.matches('pending'), { timeout: Infinity });
}

/** Like `whenStored`, but rejects if storing failed. */
export async function requireStored(draft: DraftActor): Promise<void> {
  await whenStored(draft);
  if (!draft.getSnapshot().matches('saved')) throw new Error('The draft is not stored.');
}

/** Stops storing a draft that is on the dashboard; this tab resumes it only from there. */
export function releaseDraft(draft: DraftActor, place: DraftPlace): void {
  forgetDraft(place);
  draft.send({ type: 'draft.release' });
}

type DraftTarget = ReturnType<typeof targetOf>;

function targetOf(key: DraftKey, isLocked: boolean) {
  return { key, write: draftWriter(key, isLocked) };
}

/** Writes the draft; returns its key, a new one if another tab has taken it over. */
async function written(target: DraftTarget, { isOver, isSetAside = false, ...draft }: DraftOfNow) {
  const about = { savedAt: draft.savedAt, owner: OWNER, isOver, isSetAside };
  try {
    await target.write(draft, about);
    return target;
  } catch (error) {
    if (!(error instanceof DraftTaken)) throw error;
    const own = targetOf({ ...target.key, draft: crypto.randomUUID() }, false);
    await own.write(draft, about);
    rememberDraft(own.key);
    return own;
  }
}

/** Writes pending changes at once when the page may close, and lets the browser ask while a write is pending. */
function watchPage(draft: DraftActor): () => void {
  const flush = () => draft.send({ type: 'draft.flush' });
  const hide = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  const ask = (event: BeforeUnloadEvent) => {
    flush();
    event.preventDefault();
  };
  const subscription = draft.subscribe((snapshot) => {
    // Only while needed: listening for this event keeps a page out of the back-forward cache.
    if (snapshot.hasTag('pending')) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', hide);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', hide);
  };
}

/** A missing part of the page may belong to a replaced build; the draft then resumes in the new one (SHELL-12). */
function watchParts(draft: DraftActor): () => void {
  let isMoving = false;
  const move = async () => {
    await whenStored(draft);
    if (!draft.getSnapshot().hasTag('pending')) await moveToNewBuild();
  };
  // One screen may miss many parts at once.
  const missed = () => {
    if (isMoving) return;
    isMoving = true;
    void move().finally(() => {
      isMoving = false;
    });
  };
  window.addEventListener('vite:preloadError', missed);
  return () => window.removeEventListener('vite:preloadError', missed);
}
