/**
 * Words on the stage, painted in their color: tinting would take Pixi's canvas backend longer. The texture is not that of
 * Pixi's Text, whose pooled textures have fractional frames that blur letters on the canvas backend.
 */
import { fitText, type FittedText, type TextMeasure } from '../compose/fit-text.ts';
import type { SceneText } from '../scene/scene.ts';
import { cssFont } from '../fonts/font-names.ts';
import { SHAPING } from './measure.ts';
import { createBrush, type Brush } from './paint.ts';
import { createPatch, type Area } from './patch.ts';
import { viewOf, type Picture } from './picture.ts';
import { isSame } from '../../domain/same-value.ts';
import type { StageLayer } from './stage-layer.ts';

/** A sprite as small as the words, on whole pixels. */
export function createTextLayer(measure: TextMeasure): StageLayer<SceneText> {
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
      patch.paint(areaOf(words, ruler), (brush) => {
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

/** Whole pixels around every letter, including swashes and accents; null if there are no words. */
function areaOf(words: Words, ruler: Brush): Area | null {
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
  return { left, top, width: right - left, height: bottom - top };
}

function take(brush: Brush, { font, letterSpacing, align }: Words): void {
  brush.font = font;
  brush.letterSpacing = `${letterSpacing}px`;
  brush.textRendering = SHAPING;
  brush.textAlign = align;
}
