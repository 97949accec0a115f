/** Rendering a part alone: React as visitors get it commits in its own time, so a test begins once it has. */
import type { ReactNode } from 'react';
import { render as mount, type RenderOptions, type RenderResult } from 'vitest-browser-react';

/** Mounts into the page; resolves after the first commit and its effects. */
export async function render(ui: ReactNode, options?: RenderOptions): Promise<RenderResult> {
  const mounted = await mount(ui, options);
  for (let frames = 0; mounted.container.childElementCount === 0; frames += 1) {
    // What draws nothing has nothing to wait for.
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

/** A busy machine shows frames before React has had its turn. */
const PATIENCE_FRAMES = 60;

/** React commits before the next frame and runs its effects after it. */
async function committed(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
