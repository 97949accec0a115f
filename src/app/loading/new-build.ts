/** Handles a newer build than the page's: parts that are not loaded yet are gone, and a reload loads all (SHELL-12). */

/** ms after which a requested reload has not happened, because the user chose to stay. */
const STILL_HERE_MS = 3_000;

/** ms after which the services count as having no newer build; the failure is then shown. */
const LOOK_LIMIT_MS = 5_000;

/** Reloads the page if there is a newer build; resolves only if the page stays. A second call restarts the same reload. */
export async function moveToNewBuild(): Promise<void> {
  if (!(await isReplaced())) return;
  window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, STILL_HERE_MS));
}

/** Whether the services' current page starts with another script. */
async function isReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]');
  // The landing page requests this script in another way, and says so here.
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
