/** Renders one part: production React commits asynchronously, so a test starts after the commit. */
import type { ReactNode } from 'react';
import { render as mount, type RenderOptions, type RenderResult } from 'vitest-browser-react';

/** Mounts into the page; resolves after the first commit and its effects. */
export async function render(ui: ReactNode, options?: RenderOptions): Promise<RenderResult> {
  const mounted = await mount(ui, options);
  for (let frames = 0; mounted.container.childElementCount === 0; frames += 1) {
    // A part that renders nothing has nothing to wait for.
    if (frames === PATIENCE_FRAMES) break;
    await nextFrame();
  }
  await committed();
  return {
    ...mounted,
    rerender: async (next) => {
      await mounted.rerender(next);
      await committed();
    },
  };
}

/** A busy machine shows frames before React commits. */
const PATIENCE_FRAMES = 60;

/** React commits before the next frame and runs its effects after it. */
async function committed(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
