/** Rendering a part alone: React as visitors get it commits in its own time, so a test begins once it has. */
import type { ReactNode } from 'react';
import { render as mount, type RenderOptions, type RenderResult } from 'vitest-browser-react';

/** Mounts into the page; resolves after the first commit and its effects. */
export async function render(ui: ReactNode, options?: RenderOptions): Promise<RenderResult> {
  const mounted = await mount(ui, options);
  await committed();
  return {
    ...mounted,
    rerender: async (next) => {
      await mounted.rerender(next);
      await committed();
    },
  };
}

/** React commits before the next frame and runs its effects after it. */
async function committed(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
