/** A newer build in the place of the one that this page runs: what was not loaded yet is gone, and a reload brings all of it (SHELL-12). */

/** Ms after which a page that was to be reloaded is still there: someone chose to stay. */
const STILL_HERE_MS = 3_000;

/** Ms after which the services are taken to have no newer build: what failed waits to be said. */
const LOOK_LIMIT_MS = 5_000;

/** Reloads the page if there is a newer build; resolves only if the page stays. A second call restarts the same reload. */
export async function moveToNewBuild(): Promise<void> {
  if (!(await isReplaced())) return;
  window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, STILL_HERE_MS));
}

/** Whether the page that the services send today begins with another script. */
async function isReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]');
  // The landing page asks for it otherwise, and says so here.
  const entry = script?.src ?? document.documentElement.dataset['entry'];
  if (entry === undefined) return false;
  try {
    const signal = AbortSignal.timeout(LOOK_LIMIT_MS);
    const response = await fetch('/', { cache: 'no-store', signal });
    return (
      response.ok &&
      !(await response.text()).includes(new URL(entry, window.location.href).pathname)
    );
  } catch {
    return false;
  }
}
