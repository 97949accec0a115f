import { expect, type Locator, type Page } from '@playwright/test';
import type { PictureFile } from './mosaic.ts';

/** Presses of Tab after which a control counts as out of reach. */
const OUT_OF_REACH = 80;
/** A dialog that closes gives the focus back a frame or two before it is gone; what stays longer, a person sees. */
const PASSING_FRAMES = 10;

/** A person without a pointer: everything goes through the keyboard, and the focus must be seen at every stop. */
export interface Keys {
  /** Tab, or Shift+Tab, until the control has the focus. */
  reach(control: Locator, way?: 'Tab' | 'Shift+Tab'): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  /** Reaches a control and presses Enter on it. */
  enter(control: Locator, way?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Reaches a field and types over what it holds. */
  type(field: Locator, text: string): Promise<void>;
  /** Reaches a button that opens the system's file dialog, and picks a file there. */
  choose(button: Locator, file: PictureFile): Promise<void>;
  /** Where the focus could not be seen whole, in words. */
  readonly unseen: readonly string[];
}

/** The keyboard of a page. */
export function keysOf(page: Page): Keys {
  const unseen: string[] = [];
  // Playwright begins to hold back file dialogs a little after it was asked to; with a listener it always does.
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

/** Whether a control has the focus, and in words why who has it cannot be seen whole, after so many frames at the latest. */
async function lookAtFocus(
  control: Element,
  frames: number,
): Promise<{ readonly isThere: boolean; readonly problem: string | null }> {
  // A circle has nothing in its corners.
  const edges = [
    [0.5, 0.06],
    [0.5, 0.5],
    [0.5, 0.94],
    [0.06, 0.5],
    [0.94, 0.5],
  ] as const;
  /** Whether something lies over the control with the focus, part of it is off the screen, or nothing marks it. */
  const problemOf = (focused: Element): string | null => {
    // A radio button is unseen in the corner of its card, which shows its focus, and so does the frame of a long source.
    const shown =
      (focused.matches('[type="radio"], [role="radio"]') && focused.closest('label')) ||
      focused.closest('.cm-editor')?.parentElement ||
      focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const words = focused.getAttribute('aria-label') ?? shown.textContent;
    const name = `${focused.tagName} "${words || focused.getAttribute('placeholder')}"`;
    // A field in a box is marked by a ring around its box.
    const marked = [shown, shown.parentElement, shown.parentElement?.parentElement];
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
    const problem = focused === null || focused === document.body ? null : problemOf(focused);
    if (problem === null || frame >= frames) return { isThere: focused === control, problem };
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}
