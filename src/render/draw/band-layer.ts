/** A raster band on the stage: neighboring items painted together, as large as the picture. */
import type { Matrix } from '../../domain/design/design-document.ts';
import type { SceneItem } from '../scene/scene.ts';
import { createBrush, paintItems, type Brush } from './paint.ts';
import { createPatch } from './patch.ts';
import { viewOf } from './picture.ts';
import { createRecolorer } from './recoloring.ts';
import type { Resources } from './resources.ts';
import { isSame } from '../../domain/same-value.ts';
import type { StageLayer } from './stage-layer.ts';

interface BandContent {
  readonly items: readonly SceneItem[];
  /** Filled first; null for bands above the lowest. */
  readonly background: string | null;
}

/** `unready`: the last picked color must be painted. `rough`: the band was recolored without painting and is not exact. */
export type Unsettled = 'unready' | 'rough';

export interface Band extends StageLayer<BandContent> {
  readonly unsettled: Unsettled | null;
  /** One step towards being settled; takes about as long as painting. */
  settle(): void;
}

export function createBand(resources: Resources): Band {
  const patch = createPatch();
  const recolorer = createRecolorer();
  let shown: Painting | null = null;
  let isRough = false;
  const paint = (painting: Painting, how?: (brush: Brush) => void) => {
    const { width, height } = painting;
    isRough = how !== undefined;
    patch.paint(
      { left: 0, top: 0, width, height },
      how ?? ((brush) => paintBand(brush, painting, resources)),
    );
  };
  return {
    node: patch.node,
    get unsettled() {
      if (recolorer.isUnready) return 'unready';
      return isRough ? 'rough' : null;
    },
    show({ items, background }, picture) {
      const { width, height } = picture;
      const next = { items, background, view: viewOf(picture), width, height };
      const before = shown;
      if (isSame(next, before)) return;
      shown = next;
      if (
        before !== null &&
        background !== null &&
        isSame({ ...next, items: [] }, { ...before, items: [] })
      )
        return paint(next, recolorer.next(before.items, items) ?? undefined);
      recolorer.forget();
      paint(next);
    },
    settle() {
      if (shown === null) return;
      const { items, width, height } = shown;
      const painting = shown;
      if (!recolorer.isUnready) return paint(painting);
      recolorer.prepare(items, (others) => {
        const brush = createBrush(width, height);
        paintBand(brush, { ...painting, items: others }, resources);
        return brush.getImageData(0, 0, width, height);
      });
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
