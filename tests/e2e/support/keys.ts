import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { PictureFile } from './mosaic.ts';

/** Tab presses after which a control counts as unreachable. */
const OUT_OF_REACH = 80;
/** Frames: a closing dialog returns the focus a frame or two before it disappears; a longer delay is visible. */
const PASSING_FRAMES = 10;

/** A person without a pointer: everything goes through the keyboard, and focus must be visible at every stop. */
export interface Keys {
  /** Presses Tab, or Shift+Tab, until the control has focus. */
  reach(control: Locator, way?: 'Tab' | 'Shift+Tab'): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  /** Moves to a control and presses Enter. */
  enter(control: Locator, way?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Moves to a field and replaces its value. */
  type(field: Locator, text: string): Promise<void>;
  /** Moves to a button that opens a file dialog, and chooses a file. */
  choose(button: Locator, file: PictureFile): Promise<void>;
  /** Stops where the focused control was not completely visible, in words. */
  readonly unseen: readonly string[];
}

/** The keyboard of a page. */
export function keysOf(page: Page): Keys {
  const unseen: string[] = [];
  // Playwright intercepts file dialogs with a delay unless there is a listener.
  page.on('filechooser', () => undefined);
  const reach: Keys['reach'] = async (control, way = 'Tab') => {
    await expect(control).toBeVisible();
    let { isThere } = await control.evaluate(lookAtFocus, 0);
    for (let presses = 0; !isThere; presses += 1) {
      expect(presses, `${String(control)} by ${way}`).toBeLessThan(OUT_OF_REACH);
      await page.keyboard.press(way);
      const look = await control.evaluate(lookAtFocus, PASSING_FRAMES);
      isThere = look.isThere;
      if (look.problem !== null) unseen.push(look.problem);
    }
  };
  const press: Keys['press'] = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    reach,
    press,
    enter: async (control, way) => {
      await reach(control, way);
      await press('Enter');
    },
    type: async (field, text) => {
      await reach(field);
      await press('Control+A');
      await page.keyboard.type(text);
    },
    choose: async (button, file) => {
      await reach(button);
      const choosing = page.waitForEvent('filechooser');
      await press('Enter');
      await (await choosing).setFiles(file);
    },
    unseen,
  };
}

/** A phone without animations, and its keyboard. */
export async function phoneOf(browser: Browser) {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  return { page, keys: keysOf(page) };
}

/** Waits for a dialog with focus in it. Focus comes a moment after the dialog; before that, Tab would move on the page below. */
export async function expectDialog(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
}

/** Whether the control has focus, and why the focused control is not completely visible, after at most that many frames. */
async function lookAtFocus(
  control: Element,
  frames: number,
): Promise<{ readonly isThere: boolean; readonly problem: string | null }> {
  // A circle does not reach its corners.
  const edges = [
    [0.5, 0.06],
    [0.5, 0.5],
    [0.5, 0.94],
    [0.06, 0.5],
    [0.94, 0.5],
  ] as const;
  /** Whether the focused control is covered, partly off the screen, or without a focus mark. */
  const problemOf = (focused: Element): string | null => {
    // A radio button is invisible in its card, which shows the focus; so does the frame of a long source.
    const shown =
      (focused.matches('[type="radio"], [role="radio"]') && focused.closest('label')) ||
      focused.closest('.cm-editor')?.parentElement ||
      focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const words = focused.getAttribute('aria-label') ?? shown.textContent;
    const name = `${focused.tagName} "${words || focused.getAttribute('placeholder')}"`;
    // A field in a box is marked by a ring around the box.
    const isDrawn = getComputedStyle(focused).opacity !== '0' && focused.clientWidth > 1;
    const marked = [
      ...(isDrawn ? [focused] : []),
      ...[shown, shown.parentElement, shown.parentElement?.parentElement],
    ];
    if (marked.every((one) => !one || getComputedStyle(one).outlineStyle === 'none'))
      return `${name} has no ring.`;
    for (const [across, down] of edges) {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      if (hit === null) return `${name} is partly off the screen.`;
      if (!shown.contains(hit) && !hit.contains(shown))
        return `${name} lies under ${hit.className}.`;
    }
    return null;
  };
  for (let frame = 0; ; frame += 1) {
    const focused = document.activeElement;
    // A screen moves the focus to its heading to have it read; that is no control and has no ring.
    const isControl = focused !== null && !focused.matches('body, h1, h2, main');
    const problem = isControl ? problemOf(focused) : null;
    if (problem === null || frame >= frames) return { isThere: focused === control, problem };
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}
