/** Parts of the application that do not arrive, told apart from the router's own remedy (SHELL-12, SHELL-16). */

/**
 * The router answers a missing part with a reload of the page, known by how the browser's sentence begins. Without a
 * network that would put the browser's own error page in the place of everything; here the screen says what is missing.
 * Returns how to stop.
 */
export function keepPageWithoutParts(): () => void {
  const mark = (event: Event) => {
    const fault: unknown = 'payload' in event ? event.payload : null;
    if (fault instanceof Error && !fault.message.startsWith(MARK))
      fault.message = `${MARK}${fault.message}`;
  };
  window.addEventListener('vite:preloadError', mark);
  return () => window.removeEventListener('vite:preloadError', mark);
}

const MARK = 'A part did not arrive: ';

/** Reloads the page where its services can be reached; false where it stays, since a reload would lose it. */
export async function reloadWhenReachable(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
