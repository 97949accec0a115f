/** Only one tab writes a draft: a Web Lock that lives as long as its document (WIZ-11). */
import { DRAFT_LOCK_LIMIT_MS } from '../../domain/constants.ts';
import type { DraftKey } from './draft-store.ts';

/** Releases the draft to other tabs. */
type Release = () => void;

export interface DraftLock {
  readonly release: Release;
  /** False if the browser has no locks, refuses them or does not respond; each write then compares the draft's owner. */
  readonly isLocked: boolean;
}

const UNLOCKED: DraftLock = { release: () => {}, isLocked: false };

/** Locks the draft for this tab; null while another tab has it. */
export function lockDraft(key: DraftKey): Promise<DraftLock | null> {
  if (!('locks' in navigator)) return Promise.resolve(UNLOCKED);
  return new Promise((resolve) => {
    const tooLate = AbortSignal.timeout(DRAFT_LOCK_LIMIT_MS);
    tooLate.addEventListener('abort', () => resolve(UNLOCKED));
    navigator.locks
      .request(draftLockName(key), { ifAvailable: true }, (lock) => {
        if (lock === null || tooLate.aborted) return resolve(null);
        return new Promise<void>((release) => resolve({ release, isLocked: true }));
      })
      .catch(() => resolve(UNLOCKED));
  });
}

/** The name of a draft's lock. */
export function draftLockName({ account, address, draft }: DraftKey): string {
  return ['tearline-draft', account, address, draft].join(' ');
}
