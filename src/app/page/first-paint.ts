/** The markup that the services put into the landing page (HOME-01), until the application takes its place. */

const ATTRIBUTE = 'data-first-paint';

/**
 * Resolves when the page is parsed and has its styles: the application is asked for in the page's head, and comes from
 * the browser's cache before the rest of the page is there.
 */
export async function wholePage(): Promise<void> {
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

/** Whether the page shows a first paint that the application draws, too: not for whoever is signed in. */
export function isPainted(root: HTMLElement): boolean {
  return root.hasAttribute(ATTRIBUTE) && !hasSession();
}

/** Whether this tab has a session, run out or not, or is likely to get one silently: the page's head has looked. */
export function hasSession(): boolean {
  return document.documentElement.dataset['session'] !== undefined;
}

/** Whether it has none, and is likely to get one. */
export function isSessionLikely(): boolean {
  return document.documentElement.dataset['session'] === 'likely';
}

/** Puts the application in the first paint's place, at once and whole; what had the focus has it again. */
export function takePlace(root: HTMLElement, render: () => void): void {
  const focused = reachable(root).findIndex((element) => element === document.activeElement);
  render();
  root.removeAttribute(ATTRIBUTE);
  if (focused !== -1) reachable(root)[focused]?.focus({ preventScroll: true });
}

function reachable(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a, button, select, main')];
}
