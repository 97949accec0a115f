/** A raster band on the stage: items painted on a canvas, shown as one sprite. */
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { SceneItem } from '../scene.ts';
import { createBrush, paintItems, type Brush } from './paint.ts';
import { viewOf, type Picture } from './picture.ts';
import type { Resources } from './resources.ts';
import type { StageLayer } from './stage-layer.ts';

export interface BandContent {
  readonly items: readonly SceneItem[];
  /** Filled first; null for bands above the lowest. */
  readonly background: string | null;
}

/** A band as large as the picture. */
export function createBand(
  width: number,
  height: number,
  resources: Resources,
): StageLayer<BandContent> {
  const brush = createBrush(width, height);
  const source = new CanvasSource({ resource: brush.canvas, scaleMode: 'nearest' });
  const texture = new Texture({ source });
  let shown = '';
  return {
    node: new Sprite(texture),
    show(content, picture) {
      const key = JSON.stringify([content, picture.scene.view]);
      if (key === shown) return;
      shown = key;
      repaint(brush, content, picture, resources);
      source.update();
    },
    destroy: () => texture.destroy(true),
  };
}

function repaint(
  brush: Brush,
  { items, background }: BandContent,
  picture: Picture,
  resources: Resources,
): void {
  brush.reset();
  if (background !== null) {
    brush.fillStyle = background;
    brush.fillRect(0, 0, picture.width, picture.height);
  }
  paintItems(brush, items, viewOf(picture), resources);
}
