/** 2D canvases outside the page, for pages and workers. */

export type Brush = OffscreenCanvasRenderingContext2D;

/** By default in main memory: the CPU paints it everywhere, so that preview and export agree. */
export function createBrush(
  width: number,
  height: number,
  settings: CanvasRenderingContext2DSettings = { willReadFrequently: true },
): Brush {
  const brush = new OffscreenCanvas(width, height).getContext('2d', settings);
  if (brush === null) throw new Error('This browser offers no canvas to draw on.');
  return brush;
}
