/** A photo on the stage: scaled once to its size in the picture, then shown pixel for pixel. */
import type { SceneImage } from '../scene.ts';
import { createBand } from './band-layer.ts';
import type { Resources } from './resources.ts';
import type { StageLayer } from './stage-layer.ts';

/** A sprite whose texture is the image resampled in high quality: a texture shrunk by the GPU would shimmer. */
export function createImageLayer(
  width: number,
  height: number,
  resources: Resources,
): StageLayer<SceneImage> {
  const band = createBand(width, height, resources);
  return {
    node: band.node,
    show(item, picture) {
      band.node.alpha = item.opacity;
      band.show({ items: [{ ...item, opacity: 1 }], background: null }, picture);
    },
    destroy: band.destroy,
  };
}
