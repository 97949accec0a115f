/** Whether a screen's parts move by themselves when fonts and answers come late. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Screen } from './screen.ts';
import { screensOf } from './take-screens.ts';
import { judgeEach } from './walk-screens.ts';

/** ms */
const HELD_MS = 1_000;
/** ms until a state counts as whole although a call has no answer. */
const LONGEST_MS = 12_000;
/** ms: longer than a browser waits before it is idle, and than an answer to typing. */
const REST_MS = 1_200;
const HELD = /\/api\/|\/config\.json|\.woff2/u;

/**
 * The screen on a slow line: fonts and calls are held back, and each step waits until nothing is on its way.
 *
 * @internal
 */
export function onASlowLine({ before, act, ...screen }: Screen): Screen {
  return {
    ...screen,
    before: async (page) => {
      await before?.(page);
      await holdBack(page);
    },
    act: async (page, scene) => {
      await atRest(page);
      if (act === undefined) return;
      await act(page, scene);
      await atRest(page);
    },
  };
}

async function holdBack(page: Page): Promise<void> {
  await page.route(HELD, async (route) => {
    await pause(HELD_MS);
    await route.fallback();
  });
}

async function atRest(page: Page): Promise<void> {
  await Promise.race([page.waitForLoadState('networkidle'), pause(LONGEST_MS)]);
  await pause(REST_MS);
  await Promise.race([page.waitForLoadState('networkidle'), pause(LONGEST_MS)]);
}

/**
 * The layout shift so far, to three digits, and what moved. Shifts right after an input of the user do not count.
 *
 * @internal
 */
export async function layoutShift(page: Page) {
  const shifts = await page.evaluate(shiftsSoFar);
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  return { score: Math.round(score * 1_000) / 1_000, moved: shifts.flatMap(({ moved }) => moved) };
}

/** TypeScript does not know this kind of entry. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs in the page. */
async function shiftsSoFar() {
  const shifts: { readonly value: number; readonly moved: readonly string[] }[] = [];
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.localName}.${element?.className} ${node?.textContent?.slice(0, 30)}`;
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  const start = performance.getEntriesByName('from here').at(-1)?.startTime ?? 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const { value, startTime, hadRecentInput, sources } = entry;
      if (hadRecentInput || startTime < start) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${Math.round(startTime)} ms, ${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
      );
      shifts.push({ value, moved });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((told) => setTimeout(told));
  observer.disconnect();
  return shifts;
}

/** A phone, a tablet, and a desk without an Arial. */
const WINDOWS = [
  { width: 390, fonts: 'roboto' },
  { width: 768, fonts: 'liberation' },
  { width: 1_280, fonts: 'dejavu' },
] as const;

/** `asked` are beginnings of names of screens. A screen that moves by itself in a window is a failure. */
export function judgeShifts(asked: readonly string[]) {
  return judgeEach({
    screens: screensOf(asked).map(onASlowLine),
    windows: WINDOWS,
    findingsOn: async ({ window, page }) => {
      const { score, moved } = await layoutShift(page);
      const where = `${window.width} px, ${window.fonts}: ${score}`;
      return score === 0 ? [] : [[where, ...moved].join('\n    ')];
    },
  });
}
