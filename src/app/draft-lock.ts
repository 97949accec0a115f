/** One tab writes a draft: a Web Lock that lives as long as its document (WIZ-11). */
import { DRAFT_READ_LIMIT_MS } from '../domain/constants.ts';
import type { DraftKey } from './draft-store.ts';

/** Gives the draft free for other tabs. */
export type Release = () => void;

/** Whether this browser has locks; without them a draft's owner is compared at each write instead. */
export function hasLocks(): boolean {
  return 'locks' in navigator;
}

/** Takes the draft for this tab; null while another tab has it. Rejects where the browser does not answer. */
export function lockDraft(key: DraftKey): Promise<Release | null> {
  if (!hasLocks()) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const tooLate = AbortSignal.timeout(DRAFT_READ_LIMIT_MS);
    tooLate.addEventListener('abort', () => reject(new Error('The lock did not come in time.')));
    navigator.locks
      .request(nameOf(key), { ifAvailable: true }, (lock) => {
        if (lock === null || tooLate.aborted) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

function nameOf({ account, address, draft }: DraftKey): string {
  return ['tearline-draft', account, address, draft].join(' ');
}
