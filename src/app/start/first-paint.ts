/** The landing page's markup from the services (HOME-01), before the application replaces it. */

const ATTRIBUTE = 'data-first-paint';

/**
 * Resolves when the page is parsed and styled: the page's head requests the application, which may arrive from the
 * browser's cache before the rest of the page.
 */
export async function pageLoaded(): Promise<void> {
  if (document.readyState === 'loading') await heard(document, 'DOMContentLoaded');
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const missing = [...links].filter(({ sheet }) => sheet === null);
  await Promise.all(
    missing.map((link) => Promise.race([heard(link, 'load'), heard(link, 'error')])),
  );
}

function heard(target: EventTarget, name: string): Promise<Event> {
  return new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));
}

/** Whether the page shows a first paint that the application also draws; not for signed-in users. */
export function isPainted(root: HTMLElement): boolean {
  return root.hasAttribute(ATTRIBUTE) && !hasSession();
}

/** Whether this tab has a session, expired or not, or can probably get one silently; the page's head has checked. */
export function hasSession(): boolean {
  return document.documentElement.dataset['session'] !== undefined;
}

/** Whether this tab has no session but can probably get one. */
export function isSessionLikely(): boolean {
  return document.documentElement.dataset['session'] === 'likely';
}

/** Whether the page's head measured a slow network. Only Chromium says. */
export function hasSlowLine(): boolean {
  return document.documentElement.dataset['line'] === 'slow';
}

/** Replaces the first paint with the application in one step; the focused element keeps the focus. */
export function takePlace(root: HTMLElement, render: () => void): void {
  const focused = reachable(root).findIndex((element) => element === document.activeElement);
  render();
  root.removeAttribute(ATTRIBUTE);
  if (focused !== -1) reachable(root)[focused]?.focus({ preventScroll: true });
}

function reachable(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a, button, select, main')];
}
