/**
 * Cuts a Scene into layers for the renderer: neighboring shapes share one raster band; plain words and plain
 * images are separate layers, so that an edit of one repaints only that one.
 */
import type { Matrix } from '../../domain/design/design-document.ts';
import {
  IDENTITY,
  type Scene,
  type SceneImage,
  type SceneItem,
  type SceneRaster,
  type SceneText,
} from '../scene/scene.ts';

export type Layer =
  | { readonly kind: 'band'; readonly items: readonly SceneItem[] }
  | { readonly kind: 'text'; readonly item: SceneText }
  | { readonly kind: 'image'; readonly item: SceneImage };

/**
 * From bottom to top; the first is always a band with the background. Words and images that are clipped, turned
 * or part of a translucent group are painted into a band, which draws these exactly.
 */
export function layersOf(scene: Scene): readonly Layer[] {
  let band: SceneItem[] | null = [];
  const layers: Layer[] = [{ kind: 'band', items: band }];
  for (const item of scene.items) {
    if (isPlainText(item)) layers.push({ kind: 'text', item });
    else if (isPlainImage(item)) layers.push({ kind: 'image', item });
    else if (band === null) layers.push({ kind: 'band', items: (band = [item]) });
    else band.push(item);
    if (layers.at(-1)?.kind !== 'band') band = null;
  }
  return layers;
}

/** Every text of a Scene, including texts in groups. */
export function textsOf(items: readonly SceneItem[]): readonly SceneText[] {
  return leavesOf(items).filter((item) => item.kind === 'text');
}

/** Every image source of a Scene, including images in groups. */
export function imageSourcesOf(items: readonly SceneItem[]): readonly string[] {
  return leavesOf(items).flatMap((item) => (item.kind === 'image' ? item.source : []));
}

/** Every raster of a Scene, including rasters in groups. */
export function rastersOf(items: readonly SceneItem[]): readonly SceneRaster[] {
  return leavesOf(items).filter((item) => item.kind === 'raster');
}

function leavesOf(items: readonly SceneItem[]): readonly SceneItem[] {
  return items.flatMap((item) => (item.kind === 'group' ? leavesOf(item.items) : item));
}

function isPlainText(item: SceneItem): item is SceneText {
  return item.kind === 'text' && item.clips.length === 0 && isIdentity(item.transform);
}

function isPlainImage(item: SceneItem): item is SceneImage {
  if (item.kind !== 'image' || item.clips.length > 0) return false;
  const [a, b, c, d] = item.transform;
  return a > 0 && d > 0 && b === 0 && c === 0;
}

function isIdentity(matrix: Matrix): boolean {
  return matrix.every((value, index) => value === IDENTITY[index]);
}
