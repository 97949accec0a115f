import { setTimeout as pause } from 'node:timers/promises';

/** A control on a page. */
export interface Thing {
  readonly role: 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'radio' | 'text';
  /** The beginning of its accessible name. */
  readonly name: string;
}

/** A browser window and a person: actions go through the browser's own mouse and keyboard. */
export interface Tab {
  goTo(address: string): Promise<void>;
  /** Waits for the control, scrolls it to the middle of the window and presses it. */
  press(thing: Thing): Promise<void>;
  /** Presses a field and replaces its value. */
  type(thing: Thing, text: string): Promise<void>;
  /** Waits for the control. */
  see(thing: Thing): Promise<void>;
  /** Presses the key Tab, without waiting for a result. */
  goOn(): Promise<void>;
  /** The result of a function in the page; it is sent as its source text. */
  ask<Answer>(question: () => Answer | Promise<Answer>): Promise<Answer>;
  /** PNG of the visible part of the page. */
  picture(): Promise<Uint8Array>;
  /** Errors of the browser: uncaught errors, console errors, violations of the security policy. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Finds the visible element in the page; it is sent there as source text, so it cannot use anything outside. */
export function findThing({ role, name }: Thing): Element | null {
  const selectors = {
    button: 'button, [role=button], input[type=submit]',
    dialog: '[role=dialog], [role=alertdialog]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    radio: '[role=radio], input[type=radio]',
    text: 'p, b, li, dd, [role=status], [role=alert]',
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

/** How a tab is opened. */
export interface TabOptions {
  readonly size: WindowSize;
  readonly userAgent?: string;
}

/** px of the page's window. */
interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export const DESK: WindowSize = { width: 1440, height: 1000 };
export const PHONE: WindowSize = { width: 390, height: 844 };
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const PATIENCE_MS = 30_000;
const BETWEEN_LOOKS_MS = 100;

/** Polls until there is a result; an attempt that throws, such as during a navigation, counts as none. */
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
