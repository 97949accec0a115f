/** What this needs of the router. */
interface Navigation {
  subscribe(
    event: 'onRendered',
    listener: (event: { readonly fromLocation?: unknown; readonly pathChanged: boolean }) => void,
  ): () => void;
}

/** Moves the focus to a new screen's heading, so that nobody who listens or types is left behind. */
export function followNavigation(router: Navigation): () => void {
  let waiting: MutationObserver | null = null;
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    waiting?.disconnect();
    waiting = focusHeading();
  });
}

/** The heading, else the content itself until its heading comes; what took the focus on its own stays focused. */
function focusHeading(): MutationObserver | null {
  const main = document.getElementById('main');
  if (main === null) return null;
  const { activeElement } = document;
  if (main !== activeElement && main.contains(activeElement)) return null;
  // A menu opened meanwhile would close without it.
  if (activeElement?.getAttribute('aria-expanded') === 'true') return null;
  const heading = headingOf(main);
  (heading ?? main).focus({ preventScroll: true });
  return heading === null ? focusLateHeading(main) : null;
}

/** A screen that is still loading has no heading; who has gone on by the time it comes is left alone. */
function focusLateHeading(main: HTMLElement): MutationObserver {
  const arrival = new MutationObserver(() => {
    const isHere = document.activeElement === main;
    const heading = headingOf(main);
    if (isHere && heading === null) return;
    arrival.disconnect();
    if (isHere) heading?.focus({ preventScroll: true });
  });
  arrival.observe(main, { childList: true, subtree: true });
  return arrival;
}

function headingOf(main: HTMLElement): HTMLElement | null {
  return main.querySelector<HTMLElement>('h1[tabindex]');
}
