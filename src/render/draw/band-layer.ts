/** A raster band on the stage: neighboring items painted together, as large as the picture. */
import type { Matrix } from '../../domain/design/design-document.ts';
import type { SceneItem } from '../scene/scene.ts';
import { paintItems, type Brush } from './paint.ts';
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
  let shown: Painting | null = null;
  return {
    node: patch.node,
    show({ items, background }, picture) {
      const { width, height } = picture;
      const next = { items, background, view: viewOf(picture), width, height };
      if (isSame(next, shown)) return;
      shown = next;
      patch.paint({ left: 0, top: 0, width, height }, (brush) => paintBand(brush, next, resources));
    },
    destroy: patch.destroy,
  };
}

interface Painting extends BandContent {
  readonly view: Matrix;
  /** px. */
  readonly width: number;
  readonly height: number;
}

function paintBand(
  brush: Brush,
  { items, background, view, width, height }: Painting,
  resources: Resources,
): void {
  if (background !== null) {
    brush.fillStyle = background;
    brush.fillRect(0, 0, width, height);
  }
  paintItems(brush, items, view, resources);
}
