/** What tabs tell each other about drafts: that an account signed out, and its drafts are deleted (WIZ-11). */
const CHANNEL = 'tearline-drafts';

/** Calls back when the account signs out in this or another tab; returns how to stop. */
export function hearSignOut(account: string, listener: () => void): () => void {
  const channel = openChannel();
  if (channel === null) return () => {};
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === account) listener();
  };
  return () => channel.close();
}

/** Tells every tab that the drafts of this account are no more. */
export function tellSignOut(account: string): void {
  const channel = openChannel();
  channel?.postMessage(account);
  channel?.close();
}

/** Null where the browser has none or refuses it; its tabs then hear nothing of each other. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
