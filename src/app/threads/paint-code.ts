import type { CodeDrawing } from '../../domain/print/code-drawing.ts';

/** Paints a code at the drawing's scale and place, in the context's own colors. */
export function paintCode(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { paths }: CodeDrawing,
): void {
  for (const { d, strokeWidth } of paths) {
    const path = new Path2D(d);
    context.lineWidth = strokeWidth ?? 0;
    if (strokeWidth === null) context.fill(path, 'evenodd');
    else context.stroke(path);
  }
}
