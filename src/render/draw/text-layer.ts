/**
 * Words on the stage: painted white and tinted, so that another colour costs no new texture. The texture is our own
 * and not that of Pixi's Text, whose pooled textures have fractional frames, which blur letters on the canvas backend.
 */
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import { fitText, type FittedText, type TextMeasure } from '../compose/fit-text.ts';
import type { SceneText } from '../scene.ts';
import { cssFont } from './measure.ts';
import { createBrush, type Brush } from './paint.ts';
import { viewOf, type Picture } from './picture.ts';
import type { StageLayer } from './stage-layer.ts';

/** A sprite as small as the words, on whole pixels. */
export function createTextLayer(measure: TextMeasure): StageLayer<SceneText> {
  const node = new Sprite();
  const ruler = createBrush(1, 1);
  let shown = '';
  const clear = () => {
    if (node.texture !== Texture.EMPTY) node.texture.destroy(true);
    node.texture = Texture.EMPTY;
  };
  return {
    node,
    show(item, picture) {
      node.tint = item.color;
      node.alpha = item.opacity;
      const key = JSON.stringify([{ ...item, color: '', opacity: 1 }, picture.scene.view]);
      if (key === shown) return;
      shown = key;
      clear();
      const words = wordsIn(item, fitText(item, measure), picture);
      const bounds = boundsOf(words, ruler);
      if (bounds === null) return;
      node.texture = textureOf(words, bounds);
      node.position.set(bounds.left, bounds.top);
    },
    destroy: clear,
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

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whole pixels around every letter, swashes and accents included; null where there are no words. */
function boundsOf(words: Words, ruler: Brush): Bounds | null {
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
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function textureOf(words: Words, { left, top, right, bottom }: Bounds): Texture {
  const brush = createBrush(right - left, bottom - top);
  brush.translate(-left, -top);
  take(brush, words);
  brush.fillStyle = '#FFFFFF';
  for (const { text, x, baseline } of words.lines) brush.fillText(text, x, baseline);
  return new Texture({
    source: new CanvasSource({ resource: brush.canvas, scaleMode: 'nearest' }),
  });
}

function take(brush: Brush, { font, letterSpacing, align }: Words): void {
  brush.font = font;
  brush.letterSpacing = `${letterSpacing}px`;
  brush.textAlign = align;
}
