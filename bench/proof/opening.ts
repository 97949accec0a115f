/** Runs in the wizard's page: from a press to the frame in which the proof is visible. */

import { putMark } from '../product/presented-mark.ts';

/** Milliseconds; far longer than any frame. */
const MARK_MS = 1_000;

/** Presses the button; returns the milliseconds until the frame with the dialog and its pictures is presented. */
export function timeOpening(button: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const name = `proof at ${performance.now()}`;
    const began = performance.now();
    const appearing = new MutationObserver(() => {
      const dialog = document.querySelector('[role="dialog"]');
      if (dialog === null) return;
      appearing.disconnect();
      const pictures = [...dialog.querySelectorAll('img')];
      void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() =>
        putMark(name, MARK_MS),
      );
    });
    appearing.observe(document.body, { childList: true, subtree: true });
    const presenting = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('identifier' in entry) || !('renderTime' in entry)) continue;
        if (String(entry.identifier) !== name) continue;
        presenting.disconnect();
        resolve(Number(entry.renderTime) - began);
      }
    });
    presenting.observe({ type: 'element' });
    button.click();
  });
}
