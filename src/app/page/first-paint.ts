/** The markup that the services put into the landing page (HOME-01), until the application takes its place. */

const ATTRIBUTE = 'data-first-paint';

/** Whether the page shows a first paint that the application draws, too: not for whoever is signed in. */
export function isPainted(root: HTMLElement): boolean {
  return root.hasAttribute(ATTRIBUTE) && document.documentElement.dataset['session'] === undefined;
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
