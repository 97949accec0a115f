/** What this needs of the router. */
interface Navigation {
  subscribe(
    event: 'onRendered',
    listener: (event: { readonly fromLocation?: unknown; readonly pathChanged: boolean }) => void,
  ): () => void;
}

/** Moves the focus to a new screen's heading, so that nobody who listens or types is left behind. */
export function followNavigation(router: Navigation): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) focusHeading();
  });
}

/** The heading, else the content itself; what took the focus on its own stays focused. */
function focusHeading(): void {
  const main = document.getElementById('main');
  if (main === null) return;
  const { activeElement } = document;
  if (main !== activeElement && main.contains(activeElement)) return;
  // A menu opened meanwhile would close without it.
  if (activeElement?.getAttribute('aria-expanded') === 'true') return;
  const heading = main.querySelector<HTMLElement>('h1[tabindex]') ?? main;
  heading.focus({ preventScroll: true });
}
