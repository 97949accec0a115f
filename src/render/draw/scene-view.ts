/** A Scene on Pixi's stage that persists across edits: only changes are painted again. */
import { Container } from 'pixi.js';
import { layersOf, type Layer } from '../compose/layers.ts';
import { type Picture, viewOf } from './picture.ts';
import type { Resources } from './resources.ts';
import type { SceneImage, SceneItem, SceneText } from '../scene/scene.ts';
import { paintItems } from './paint.ts';
import { type Brush, createBrush } from './brush.ts';
import { createPatch } from './patch.ts';
import type { Box, Size } from '../../domain/constants.ts';
import { isSame } from '../../domain/same-value.ts';
import type { Matrix } from '../../domain/design/design-document.ts';
import { fitText, type FittedText, type TextMeasure } from '../compose/fit-text.ts';
import { cssFont } from '../fonts/font-names.ts';
import { SHAPING } from './measure.ts';

type Shown =
  | { readonly kind: 'band'; readonly layer: StageLayer<BandContent> }
  | { readonly kind: 'text'; readonly layer: StageLayer<SceneText> }
  | { readonly kind: 'image'; readonly layer: StageLayer<SceneImage> };

/** A picture and its Scene's resources. */
interface SceneContent {
  readonly picture: Picture;
  readonly resources: Resources;
}

/** Set `content` to show a Scene, which must be held and settled. */
export class SceneView extends Container {
  #content: SceneContent | null = null;
  #shown: readonly Shown[] = [];

  /** @pixi/react passes its props here; a Container would set them before this class's fields exist. */
  constructor(_props?: unknown) {
    super();
  }

  get content(): SceneContent | null {
    return this.#content;
  }

  set content(content: SceneContent | null) {
    if (content === null || content === this.#content) return;
    const { picture, resources } = content;
    const layers = layersOf(picture.scene);
    if (!this.#fits(layers)) this.#rebuild(layers, resources);
    this.#content = content;
    this.#shown.forEach((shown, index) => fill(shown, layers[index], picture, index === 0));
  }

  /** Call this when a failed part has loaded: the next content repaints everything. */
  forget(): void {
    this.#clear();
    this.#content = null;
  }

  override destroy(): void {
    this.#clear();
    super.destroy({ children: true });
  }

  #fits(layers: readonly Layer[]): boolean {
    return (
      layers.length === this.#shown.length &&
      layers.every(({ kind }, index) => kind === this.#shown[index]?.kind)
    );
  }

  #rebuild(layers: readonly Layer[], resources: Resources): void {
    this.#clear();
    this.#shown = layers.map(({ kind }) => createLayer(kind, resources));
    for (const { layer } of this.#shown) this.addChild(layer.node);
  }

  #clear(): void {
    for (const { layer } of this.#shown) {
      layer.destroy();
      layer.node.destroy({ children: true });
    }
    this.#shown = [];
  }
}

function createLayer(kind: Layer['kind'], resources: Resources): Shown {
  switch (kind) {
    case 'band':
      return { kind, layer: createBand(resources) };
    case 'text':
      return { kind, layer: createTextLayer(resources.measure) };
    case 'image':
      return { kind, layer: createImageLayer(resources) };
  }
}

function fill(shown: Shown, layer: Layer | undefined, picture: Picture, isLowest: boolean): void {
  if (shown.kind === 'band' && layer?.kind === 'band') {
    shown.layer.show(
      { items: layer.items, background: isLowest ? picture.scene.background : null },
      picture,
    );
  }
  if (shown.kind === 'text' && layer?.kind === 'text') shown.layer.show(layer.item, picture);
  if (shown.kind === 'image' && layer?.kind === 'image') shown.layer.show(layer.item, picture);
}

/**
 * A photo on the stage: a sprite of the image, resampled once to its size in the picture. A texture shrunk by the GPU
 * would shimmer.
 */
function createImageLayer(resources: Resources): StageLayer<SceneImage> {
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
        const view = [across, 0, 0, down, moveX - area.x, moveY - area.y] as const;
        paintItems(brush, [opaque], view, resources);
      });
    },
    destroy: patch.destroy,
  };
}

/** The whole pixels that an upright image touches in the picture. */
function areaOf({ transform, width, height }: SceneImage, picture: Picture): Box {
  const [across, , , down, moveX, moveY] = viewOf(picture);
  const [a, , , d, x, y] = transform;
  const left = Math.floor(x * across + moveX);
  const top = Math.floor(y * down + moveY);
  const right = Math.ceil((x + a * width) * across + moveX);
  const bottom = Math.ceil((y + d * height) * down + moveY);
  return cut({ left, top, right, bottom }, picture);
}

/** The part inside the picture; its width or height is not positive if there is none. */
function cut(area: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>, size: Size): Box {
  const x = Math.max(0, area.left);
  const y = Math.max(0, area.top);
  const width = Math.min(size.width, area.right) - x;
  return { x, y, width, height: Math.min(size.height, area.bottom) - y };
}

interface BandContent {
  readonly items: readonly SceneItem[];
  /** Filled first; null for bands above the lowest. */
  readonly background: string | null;
}

function createBand(resources: Resources): StageLayer<BandContent> {
  const patch = createPatch();
  let shown: Painting | null = null;
  return {
    node: patch.node,
    show({ items, background }, picture) {
      const { width, height } = picture;
      const next = { items, background, view: viewOf(picture), width, height };
      if (isSame(next, shown)) return;
      shown = next;
      patch.paint({ x: 0, y: 0, width, height }, (brush) => paintBand(brush, next, resources));
    },
    destroy: patch.destroy,
  };
}

interface Painting extends BandContent, Size {
  readonly view: Matrix;
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

/**
 * A sprite as small as the words, on whole pixels, painted in their color: tinting would take Pixi's canvas backend
 * longer. The texture is not that of Pixi's Text, whose pooled textures have fractional frames that blur letters there.
 */
function createTextLayer(measure: TextMeasure): StageLayer<SceneText> {
  const patch = createPatch();
  const ruler = createBrush(1, 1);
  let shown: unknown = null;
  return {
    node: patch.node,
    show(item, picture) {
      patch.node.alpha = item.opacity;
      const { scene, width, height } = picture;
      const next = [{ ...item, opacity: 1 }, scene.view, width, height];
      if (isSame(next, shown)) return;
      shown = next;
      const words = wordsIn(item, fitText(item, measure), picture);
      patch.paint(wordsArea(words, ruler, picture), (brush) => {
        take(brush, words);
        brush.fillStyle = item.color;
        for (const { text, x, baseline } of words.lines) brush.fillText(text, x, baseline);
      });
    },
    destroy: patch.destroy,
  };
}

/** Lines in px of the picture. */
interface Words {
  readonly lines: FittedText['lines'];
  readonly font: string;
  readonly letterSpacing: number;
  readonly align: SceneText['align'];
}

function wordsIn(item: SceneText, fitted: FittedText, picture: Picture): Words {
  const [across, , , down, moveX, moveY] = viewOf(picture);
  return {
    font: cssFont(item.font, fitted.size * down),
    letterSpacing: fitted.letterSpacing * down,
    align: item.align,
    lines: fitted.lines.map(({ text, x, baseline }) => ({
      text,
      x: x * across + moveX,
      baseline: baseline * down + moveY,
    })),
  };
}

/** The picture's whole pixels around every letter, including swashes and accents; null if there are no words. */
function wordsArea(words: Words, ruler: Brush, picture: Picture): Box | null {
  take(ruler, words);
  const boxes = words.lines.map(({ text, x, baseline }) => {
    const metrics = ruler.measureText(text);
    return {
      left: Math.floor(x - metrics.actualBoundingBoxLeft) - 1,
      top: Math.floor(baseline - metrics.actualBoundingBoxAscent) - 1,
      right: Math.ceil(x + metrics.actualBoundingBoxRight) + 1,
      bottom: Math.ceil(baseline + metrics.actualBoundingBoxDescent) + 1,
    };
  });
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return cut({ left, top, right, bottom }, picture);
}

function take(brush: Brush, { font, letterSpacing, align }: Words): void {
  brush.font = font;
  brush.letterSpacing = `${letterSpacing}px`;
  brush.textRendering = SHAPING;
  brush.textAlign = align;
}

/** One layer of a Scene on the stage; it persists across edits. */
interface StageLayer<Content> {
  readonly node: Container;
  /** Shows other content at the same size; repaints only what changed. */
  show(content: Content, picture: Picture): void;
  /** Frees the textures; the parent removes the node. */
  destroy(): void;
}
