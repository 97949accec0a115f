/** Colors and gradients of a Scene as 2D canvas styles. */
import type { Matrix } from '../../domain/design/design-document.ts';
import { IDENTITY, type Paint, type SceneGradient } from '../scene/scene.ts';

type Brush = OffscreenCanvasRenderingContext2D;

/** A paint as a canvas style; a gradient uses the coordinates of `gradientFrameOf`. */
export function styleOf(brush: Brush, paint: Paint): string | CanvasGradient {
  return paint.kind === 'solid' ? paint.color : gradientOf(brush, paint.gradient);
}

/** The coordinates in which a paint is applied; a radial gradient may be an ellipse. */
export function gradientFrameOf(paint: Paint): Matrix {
  return paint.kind === 'gradient' && paint.gradient.kind === 'radial'
    ? paint.gradient.transform
    : IDENTITY;
}

function gradientOf(brush: Brush, gradient: SceneGradient): CanvasGradient {
  const result =
    gradient.kind === 'linear'
      ? brush.createLinearGradient(...gradient.from, ...gradient.to)
      : brush.createRadialGradient(...gradient.focus, 0, ...gradient.centre, gradient.radius);
  for (const { offset, color, opacity } of gradient.stops)
    result.addColorStop(offset, withOpacity(color, opacity));
  return result;
}

function withOpacity(color: string, opacity: number): string {
  const value = Number.parseInt(color.slice(1), 16);
  return `rgb(${value >> 16} ${(value >> 8) & 255} ${value & 255} / ${opacity})`;
}
