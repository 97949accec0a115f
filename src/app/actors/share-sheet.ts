/** The system's share sheet, if the browser has one (READY-01). */
import type { Invitation } from '../../domain/coupon/invitation.ts';

/** Some browsers can share but cannot say what. */
export function hasShareSheet(invitation: Invitation): boolean {
  if (!('share' in navigator)) return false;
  return !('canShare' in navigator) || navigator.canShare(sheetOf(invitation));
}

/** Resolves when the sheet closes, with or without a choice; rejects if it does not open. */
export async function openShareSheet(invitation: Invitation): Promise<void> {
  try {
    await navigator.share(sheetOf(invitation));
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
  }
}

function sheetOf({ title, link }: Invitation): ShareData {
  return { title, text: title, url: link };
}
