/** Runs in the wizard's page: from a press to the frame in which the proof is visible. */

import { presented } from '../product/presented.ts';

/** Presses the button; returns the milliseconds until the frame with the dialog and its pictures is presented. */
export function timeOpening(button: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const appearing = new MutationObserver(() => {
      const dialog = document.querySelector('[role="dialog"]');
      if (dialog === null) return;
      appearing.disconnect();
      const pictures = [...dialog.querySelectorAll('img')];
      void Promise.allSettled(pictures.map((picture) => picture.decode()))
        .then(() => presented())
        .then((seen) => resolve(seen - began));
    });
    appearing.observe(document.body, { childList: true, subtree: true });
    button.click();
  });
}
