/** Whether anything jumps on any screen, with the fonts of three kinds of machines (SHELL-18). */
import { NO_TESTS, type TestCounts } from '../testing/test-counts.ts';
import { layoutShift, onASlowLine } from './layout-shift.ts';
import { screensOf } from './take-screens.ts';
import { walkScreens } from './walk-screens.ts';

/** A phone, a tablet, and a desk without an Arial. */
const WINDOWS = [
  { width: 390, fonts: 'roboto' },
  { width: 768, fonts: 'liberation' },
  { width: 1_280, fonts: 'dejavu' },
] as const;

/** `asked` are beginnings of names of screens. A screen that moves by itself in a window is a failure. */
export async function judgeShifts(
  asked: readonly string[],
  say: (line: string) => void,
): Promise<TestCounts> {
  let passed = 0;
  let failed = 0;
  const unopened = await walkScreens({
    screens: screensOf(asked).map(onASlowLine),
    windows: WINDOWS,
    say,
    visit: async ({ screen, language, window, page }) => {
      const { score, moved } = await layoutShift(page);
      if (score === 0) passed += 1;
      else failed += 1;
      if (score === 0) return;
      say(`✗ ${language}.${screen.name}, ${window.width} px, ${window.fonts}: ${score}`);
      for (const one of moved) say(`    ${one}`);
    },
  });
  return { ...NO_TESTS, passed, failed: failed + unopened };
}
