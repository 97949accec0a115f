import type { AnyRouter } from '@tanstack/react-router';

/** Moves the focus to a new screen's heading for users of screen readers and keyboards. */
export function followNavigation(router: Pick<AnyRouter, 'subscribe'>): () => void {
  let waiting: MutationObserver | null = null;
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    waiting?.disconnect();
    waiting = focusHeading();
  });
}

/** The heading, or the content until the heading exists; an element that took the focus itself keeps it. */
function focusHeading(): MutationObserver | null {
  const main = document.getElementById('main');
  if (main === null) return null;
  const { activeElement } = document;
  if (main !== activeElement && main.contains(activeElement)) return null;
  // Moving the focus would close a menu opened in the meantime.
  if (activeElement?.getAttribute('aria-expanded') === 'true') return null;
  const heading = headingOf(main);
  (heading ?? main).focus({ preventScroll: true });
  return heading === null ? focusLateHeading(main) : null;
}

/** A loading screen has no heading; the focus is not moved if the user has moved it by then. */
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
