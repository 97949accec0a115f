/** The first paint of an address: markup from the services, shown until the application takes its place (HOME-01, WIZ-17). */
import type { PaintedScreen } from '../../domain/first-paint.ts';

/** On the root while it shows one. */
export const ATTRIBUTE = 'data-first-paint';
/** Holds a paint until it is known to be right. */
export const PAINT = 'template[data-paint]';

export interface OpenedRoute {
  readonly context: object;
}

declare global {
  /**
   * Of a first paint that can be answered (`first-question.ts`): hands the answers over to the opened route. Returns what
   * is left to do once the application is drawn.
   */
  var handOver: ((routes: readonly OpenedRoute[]) => () => void) | undefined;
}

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

/** Returns which screen the page shows as a first paint; null if none. The landing page is not for signed-in users. */
export function paintedIn(root: HTMLElement): PaintedScreen | null {
  const screen = root.getAttribute(ATTRIBUTE);
  if (screen === 'landing') return hasSession() ? null : screen;
  return screen === 'wizard' ? screen : null;
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

/** Replaces the first paint with the application in one step. `routes` are the opened ones. */
export function takePlace(root: HTMLElement, routes: readonly OpenedRoute[], render: () => void) {
  const finish = globalThis.handOver?.(routes);
  // Too late for a paint that has not been shown.
  document.querySelector(PAINT)?.remove();
  render();
  root.removeAttribute(ATTRIBUTE);
  finish?.();
}
