import { onTestFinished, vi } from 'vitest';

/** Every WebGL context that the page makes on canvases of the document until the test ends. */
export function watchContexts(): readonly WebGL2RenderingContext[] {
  const contexts: WebGL2RenderingContext[] = [];
  const { getContext } = HTMLCanvasElement.prototype;
  const spy = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function watch(
    this: HTMLCanvasElement,
    ...request: Parameters<typeof getContext>
  ) {
    const context = getContext.apply(this, request);
    // Who only asks whether there is WebGL at all wants nothing in particular of it.
    const isProbe = request.length === 1;
    if (context instanceof WebGL2RenderingContext && !isProbe && !contexts.includes(context))
      contexts.push(context);
    return context;
  });
  onTestFinished(() => spy.mockRestore());
  return contexts;
}
