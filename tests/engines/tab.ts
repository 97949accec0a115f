import { setTimeout as pause } from 'node:timers/promises';

/** What can be pointed at on a page. */
export interface Thing {
  readonly role: 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'radio';
  /** How its accessible name begins. */
  readonly name: string;
}

/** A browser's window with a person before it: what they do goes through the browser's own mouse and keyboard. */
export interface Tab {
  goTo(address: string): Promise<void>;
  /** Waits until it is there, brings it to the middle of the window and presses it. */
  press(thing: Thing): Promise<void>;
  /** Presses a field and types over what it holds. */
  type(thing: Thing, text: string): Promise<void>;
  /** Waits until it is there. */
  see(thing: Thing): Promise<void>;
  /** One press of a key, without waiting for anything. */
  key(name: 'Tab' | 'Escape'): Promise<void>;
  /** What a function answers in the page; it travels as its source text. */
  ask<Answer>(question: () => Answer | Promise<Answer>): Promise<Answer>;
  /** PNG of what the window shows of the page. */
  picture(): Promise<Uint8Array>;
  /** What the browser complained about: uncaught errors, console errors, refusals of the security policy. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The visible element, found in the page: it is sent there as its source text, so that nothing outside of it is known. */
export function findThing({ role, name }: Thing): Element | null {
  const selectors = {
    button: 'button, [role=button], input[type=submit]',
    dialog: '[role=dialog], [role=alertdialog]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    radio: '[role=radio], input[type=radio]',
  };
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/gu, ' ');
  const nameOf = (element: Element) => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : [];
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const around = element.closest('label');
    return [
      element.getAttribute('aria-label') ?? '',
      labelledBy.map(textOf).join(' '),
      labels.map(textOf).join(' '),
      textOf(around),
      textOf(element),
      element.getAttribute('placeholder') ?? '',
      element.querySelector('img')?.alt ?? '',
    ].map((words) => words.trim());
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  return (
    [...document.querySelectorAll(selectors[role])].find(
      (element) => isShown(element) && nameOf(element).some((words) => words.startsWith(name)),
    ) ?? null
  );
}

/** px of the page's window. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const PATIENCE_MS = 30_000;
const BETWEEN_LOOKS_MS = 100;

/** Looks again and again until there is something; a look that fails, as while a page changes, is one that sees nothing. */
export async function within<Found>(
  what: string,
  look: () => Promise<Found | null>,
): Promise<Found> {
  const end = performance.now() + PATIENCE_MS;
  let reason: unknown = null;
  while (performance.now() < end) {
    try {
      const found = await look();
      if (found !== null) return found;
      reason = null;
    } catch (error) {
      reason = error;
    }
    await pause(BETWEEN_LOOKS_MS);
  }
  throw new Error(`There is no ${what} after ${PATIENCE_MS} ms.`, { cause: reason });
}
