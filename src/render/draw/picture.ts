/** One Scene at one size: the content of a view. */
import type { Matrix } from '../../domain/design/design-document.ts';
import type { Scene } from '../scene/scene.ts';

export interface Picture {
  readonly scene: Scene;
  /** px of the drawn picture, whole numbers; the Scene's own size for an export. */
  readonly width: number;
  readonly height: number;
}

/** Maps px of the items to px of the picture. */
export function viewOf({ scene, width, height }: Picture): Matrix {
  const across = width / scene.width;
  const down = height / scene.height;
  const { scale, x, y } = scene.view;
  return [scale * across, 0, 0, scale * down, x * across, y * down];
}
