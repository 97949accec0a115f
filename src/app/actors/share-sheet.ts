/** The system's share sheet, if the browser has one (READY-01). */
import { fromPromise } from 'xstate';
import type { Invitation } from '../../domain/coupon/invitation.ts';

/** Some browsers can share but cannot say what. */
export function hasShareSheet(invitation: Invitation): boolean {
  if (!('share' in navigator)) return false;
  return !('canShare' in navigator) || navigator.canShare(sheetOf(invitation));
}

/** Resolves when the sheet closes, with or without a choice; rejects if it does not open. */
export const openShareSheet = fromPromise<void, Invitation>(async ({ input }) => {
  try {
    await navigator.share(sheetOf(input));
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
  }
});

function sheetOf({ title, link }: Invitation): ShareData {
  return { title, text: title, url: link };
}
