/** Handles parts of the application that fail to load, instead of the router (SHELL-12, SHELL-16). */

/**
 * The router reloads the page if the browser's error message begins in a known way. Offline that would show the
 * browser's error page instead of the screen; here the screen says what is missing.
 * Returns how to stop.
 */
export function preventErrorPage(): () => void {
  const mark = (event: Event) => {
    const fault: unknown = 'payload' in event ? event.payload : null;
    if (fault instanceof Error && !fault.message.startsWith(MARK))
      fault.message = `${MARK}${fault.message}`;
  };
  window.addEventListener('vite:preloadError', mark);
  return () => window.removeEventListener('vite:preloadError', mark);
}

const MARK = 'A part did not arrive: ';

/** Reloads the page if its services can be reached; false if it stays, because a reload would lose it. */
export async function reloadWhenReachable(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
