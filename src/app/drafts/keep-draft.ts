/** The draft machine on real storage: it follows one wizard, and asks before a page goes with a write pending (WIZ-11). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { type DraftActor, draftMachine } from '../../machines/drafts/draft.machine.ts';
import { type ClaimedDraft, OWNER, rememberDraft } from './claim-draft.ts';
import { hearSignOut } from './draft-news.ts';
import { type DraftKey, eraseDrafts, type KeptDraft } from './draft-store.ts';
import { DraftTaken, draftWriter, type WriteDraft } from './draft-writer.ts';
import { moveToNewBuild } from '../page/new-build.ts';

/** A draft as it is at this moment. */
export interface DraftOfNow extends KeptDraft {
  readonly isOver: boolean;
}

/** Starts keeping the draft; `draftOfNow` is asked when its turn to be written has come. */
export function keepDraft(claimed: ClaimedDraft, draftOfNow: () => DraftOfNow): DraftActor {
  let keeping = keepingOf(claimed.key, claimed.isLocked);
  const draft = createActor(
    draftMachine.provide({
      actors: {
        writeDraft: fromPromise(async ({ signal }) => {
          // The event that changed the wizard is worked off first.
          await Promise.resolve();
          if (!signal.aborted) keeping = await written(keeping, draftOfNow());
        }),
        eraseDraft: fromPromise(() => eraseDrafts([keeping.key])),
      },
    }),
  );
  const letGo = [
    watchPage(draft),
    watchParts(draft),
    hearSignOut(claimed.key.account, () => draft.send({ type: 'draft.forget' })),
  ];
  draft.subscribe({
    complete: () => {
      for (const end of letGo) end();
      claimed.release();
    },
  });
  return draft.start();
}

/** Once everything up to this moment is stored, or could not be. */
export async function whenKept(draft: DraftActor): Promise<void> {
  await Promise.resolve();
  await waitFor(draft, (snapshot) => !snapshot.matches('pending'), { timeout: Infinity });
}

interface Keeping {
  readonly key: DraftKey;
  readonly write: WriteDraft;
}

function keepingOf(key: DraftKey, isLocked: boolean): Keeping {
  return { key, write: draftWriter(key, isLocked) };
}

/** Writes the draft; answers where it is kept, under a new key if another tab has taken it over. */
async function written(keeping: Keeping, { isOver, ...kept }: DraftOfNow): Promise<Keeping> {
  const about = { savedAt: kept.savedAt, owner: OWNER, isOver };
  try {
    await keeping.write(kept, about);
    return keeping;
  } catch (error) {
    if (!(error instanceof DraftTaken)) throw error;
    const own = keepingOf({ ...keeping.key, draft: crypto.randomUUID() }, false);
    await own.write(kept, about);
    rememberDraft(own.key);
    return own;
  }
}

/** Sends out what waits when the page may go, and asks first while something is pending. */
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
    // Kept only while it is needed: browsers take pages that listen to it out of their back-forward cache.
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

/** A part of the page that is missing may be gone with its build; the draft then goes on in the newer one (SHELL-12). */
function watchParts(draft: DraftActor): () => void {
  const move = async () => {
    await whenKept(draft);
    if (!draft.getSnapshot().hasTag('pending')) await moveToNewBuild();
  };
  const missed = () => void move();
  window.addEventListener('vite:preloadError', missed);
  return () => window.removeEventListener('vite:preloadError', missed);
}
