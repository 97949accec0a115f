/** Informs the other tabs when an account signs out and its drafts are deleted (WIZ-11). */
const CHANNEL = 'tearline-drafts';

/** Calls back when the account signs out in this or another tab; returns how to stop. */
export function onSignOut(account: string, listener: () => void): () => void {
  const channel = openChannel();
  if (channel === null) return () => {};
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === account) listener();
  };
  return () => channel.close();
}

/** Informs every tab that the drafts of this account are gone. */
export function announceSignOut(account: string): void {
  const channel = openChannel();
  channel?.postMessage(account);
  channel?.close();
}

/** Null if the browser has no channels or refuses them; its tabs then stay uninformed. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
