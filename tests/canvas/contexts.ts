import { onTestFinished, vi } from 'vitest';
import type { Backend } from '../../src/render/engine.ts';
import {
  openLiveStage,
  type LiveStage,
  type LiveStageOptions,
} from '../../src/ui/canvas/live-stage.tsx';

/** Opens a stage on this backend until the test ends. */
export function openStage(backend: Backend, more: Partial<LiveStageOptions> = {}): LiveStage {
  const stage = openLiveStage({ backends: [backend], onBackend: () => {}, ...more });
  onTestFinished(() => stage.destroy());
  return stage;
}

/** Collects every WebGL context on the document's canvases until the test ends. */
export function watchContexts(): readonly WebGL2RenderingContext[] {
  const contexts: WebGL2RenderingContext[] = [];
  const { getContext } = HTMLCanvasElement.prototype;
  const spy = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function watch(
    this: HTMLCanvasElement,
    ...request: Parameters<typeof getContext>
  ) {
    const context = getContext.apply(this, request);
    // A caller that only checks for WebGL passes no options.
    const isProbe = request.length === 1;
    if (context instanceof WebGL2RenderingContext && !isProbe && !contexts.includes(context))
      contexts.push(context);
    return context;
  });
  onTestFinished(() => spy.mockRestore());
  return contexts;
}
