/** A piece of the picture on the stage: a canvas painted by the CPU and shown as one sprite. */
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { Box } from '../../domain/constants.ts';
import { type Brush, createBrush } from './brush.ts';

/** Shown pixel by pixel; the canvas is reused while the area's size stays the same. */
export function createPatch() {
  const node = new Sprite();
  let brush: Brush | null = null;
  const clear = () => {
    if (node.texture !== Texture.EMPTY) node.texture.destroy(true);
    node.texture = Texture.EMPTY;
    brush = null;
  };
  return {
    node,
    /** Repaints an area of whole px of the picture; null shows nothing. */
    paint(area: Box | null, paint: (brush: Brush) => void): void {
      if (area === null || area.width <= 0 || area.height <= 0) return clear();
      const reused = brush !== null && hasSize(brush.canvas, area) ? brush : null;
      if (reused === null) clear();
      brush = reused ?? createBrush(area.width, area.height);
      brush.reset();
      brush.translate(-area.x, -area.y);
      paint(brush);
      if (reused === null) node.texture = textureOf(brush);
      else node.texture.source.update();
      node.position.set(area.x, area.y);
    },
    /** Frees the texture; the parent removes the node. */
    destroy: clear,
  };
}

function hasSize({ width, height }: OffscreenCanvas, area: Box): boolean {
  return width === area.width && height === area.height;
}

function textureOf({ canvas }: Brush): Texture {
  return new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'nearest' }) });
}
