/** A raster band on the stage: neighboring items painted together, as large as the picture. */
import type { SceneItem } from '../scene/scene.ts';
import { paintItems } from './paint.ts';
import { createPatch } from './patch.ts';
import { viewOf } from './picture.ts';
import type { Resources } from './resources.ts';
import { isSame } from '../../domain/same-value.ts';
import type { StageLayer } from './stage-layer.ts';

export interface BandContent {
  readonly items: readonly SceneItem[];
  /** Filled first; null for bands above the lowest. */
  readonly background: string | null;
}

export function createBand(resources: Resources): StageLayer<BandContent> {
  const patch = createPatch();
  let shown: unknown = null;
  return {
    node: patch.node,
    show(content, picture) {
      const { width, height, scene } = picture;
      const next = [content, scene.view, width, height];
      if (isSame(next, shown)) return;
      shown = next;
      const { items, background } = content;
      patch.paint({ left: 0, top: 0, width, height }, (brush) => {
        if (background !== null) {
          brush.fillStyle = background;
          brush.fillRect(0, 0, width, height);
        }
        paintItems(brush, items, viewOf(picture), resources);
      });
    },
    destroy: patch.destroy,
  };
}
