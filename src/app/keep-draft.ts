/** The draft machine on real storage: it follows one wizard, and asks before a page goes with a write pending (WIZ-11). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { type DraftActor, draftMachine } from '../machines/draft.machine.ts';
import { type ClaimedDraft, OWNER, rememberDraft } from './claim-draft.ts';
import { hasLocks } from './draft-lock.ts';
import { hearSignOut } from './draft-news.ts';
import {
  type DraftKey,
  DraftTaken,
  eraseDrafts,
  type KeptDraft,
  writeDraft,
  writeUnlockedDraft,
} from './draft-store.ts';

/** A draft as it is at this moment. */
export interface DraftOfNow extends KeptDraft {
  readonly isOver: boolean;
}

/** Starts keeping the draft; `draftOfNow` is asked when its turn to be written has come. */
export function keepDraft(claimed: ClaimedDraft, draftOfNow: () => DraftOfNow): DraftActor {
  let key = claimed.key;
  const draft = createActor(
    draftMachine.provide({
      actors: {
        writeDraft: fromPromise(async ({ signal }) => {
          // The event that changed the wizard is worked off first.
          await Promise.resolve();
          if (!signal.aborted) key = await written(key, draftOfNow());
        }),
        eraseDraft: fromPromise(() => eraseDrafts([key])),
      },
    }),
  );
  const letGo = [
    watchPage(draft),
    hearSignOut(key.account, () => draft.send({ type: 'draft.forget' })),
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

/** Writes the draft; answers its key, a new one where another tab has taken the draft over. */
async function written(key: DraftKey, { isOver, ...kept }: DraftOfNow): Promise<DraftKey> {
  const about = { savedAt: kept.savedAt, owner: OWNER, isOver };
  if (hasLocks()) {
    await writeDraft(key, kept, about);
    return key;
  }
  try {
    await writeUnlockedDraft(key, kept, about);
    return key;
  } catch (error) {
    if (!(error instanceof DraftTaken)) throw error;
    const own = { ...key, draft: crypto.randomUUID() };
    await writeUnlockedDraft(own, kept, about);
    rememberDraft(own);
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
