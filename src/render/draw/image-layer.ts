/** A photo on the stage: scaled once to its size in the picture, then shown pixel by pixel. */
import type { SceneImage } from '../scene/scene.ts';
import { paintItems } from './paint.ts';
import { createPatch, type Area } from './patch.ts';
import { viewOf, type Picture } from './picture.ts';
import type { Resources } from './resources.ts';
import { isSame } from '../../domain/same-value.ts';
import type { StageLayer } from './stage-layer.ts';

/** A sprite with the image resampled in high quality, because a texture shrunk by the GPU would shimmer. */
export function createImageLayer(resources: Resources): StageLayer<SceneImage> {
  const patch = createPatch();
  let shown: unknown = null;
  return {
    node: patch.node,
    show(item, picture) {
      patch.node.alpha = item.opacity;
      const opaque = { ...item, opacity: 1 };
      const next = [opaque, picture.scene.view, picture.width, picture.height];
      if (isSame(next, shown)) return;
      shown = next;
      const area = areaOf(item, picture);
      patch.paint(area, (brush) => {
        const [across, , , down, moveX, moveY] = viewOf(picture);
        const view = [across, 0, 0, down, moveX - area.left, moveY - area.top] as const;
        paintItems(brush, [opaque], view, resources);
      });
    },
    destroy: patch.destroy,
  };
}

/** The whole pixels that an upright image touches in the picture. */
function areaOf({ transform, width, height }: SceneImage, picture: Picture): Area {
  const [across, , , down, moveX, moveY] = viewOf(picture);
  const [a, , , d, x, y] = transform;
  const left = Math.max(0, Math.floor(x * across + moveX));
  const top = Math.max(0, Math.floor(y * down + moveY));
  const right = Math.min(picture.width, Math.ceil((x + a * width) * across + moveX));
  const bottom = Math.min(picture.height, Math.ceil((y + d * height) * down + moveY));
  return { left, top, width: right - left, height: bottom - top };
}
