/** Paints items on a 2D canvas, which becomes the texture of a raster band: winding rules, dashes, joins,
 * gradients and clips look as in the browser's own drawing of an SVG. */
import type { Matrix } from '../../domain/design/design-document.ts';
import { fitText } from '../compose/fit-text.ts';
import {
  IDENTITY,
  type SceneGroup,
  type SceneImage,
  type SceneItem,
  type ScenePath,
  type SceneRaster,
  type SceneText,
  type Stroke,
  type Paint,
  type SceneGradient,
} from '../scene/scene.ts';
import { type Brush, createBrush } from './brush.ts';
import { clippedArea } from './clipped-area.ts';
import { cssFont } from '../fonts/font-names.ts';
import { SHAPING } from './measure.ts';
import type { Resources } from './resources.ts';
import { isSame } from '../../domain/same-value.ts';

/** Paints in px of the items; `view` maps these to px of the canvas. */
export function paintItems(
  brush: Brush,
  items: readonly SceneItem[],
  view: Matrix,
  resources: Resources,
): void {
  for (let index = 0; index < items.length;) {
    const item = items[index];
    if (item === undefined) return;
    const together = sharingClips(items, index);
    index += together.length;
    brush.save();
    brush.setTransform(...view);
    const soft = item.clips.filter(({ d }) => !UPRIGHT_RECTANGLE.test(d));
    for (const clip of item.clips)
      if (!soft.includes(clip)) brush.clip(resources.path(clip.d), clip.rule);
    if (soft.length > 0) paintClipped(brush, together, soft, view, resources);
    else
      for (const one of together) {
        brush.save();
        paintItem(brush, one, view, resources);
        brush.restore();
      }
    brush.restore();
  }
}

/** Up to this many items in the same clips are cut one by one, exactly as browsers do; each needs a layer. */
const FEW = 12;

/** The item at this index and the following ones in the same clips; many are cut as one, like a group. */
function sharingClips(items: readonly SceneItem[], start: number): readonly SceneItem[] {
  const first = items[start];
  if (first === undefined || first.clips.length === 0 || isBlended(first))
    return items.slice(start, start + 1);
  let end = start + 1;
  for (let next = items[end]; next !== undefined; next = items[end]) {
    if (isBlended(next) || !isSame(next.clips, first.clips)) break;
    end += 1;
  }
  return items.slice(start, end - start > FEW ? end : start + 1);
}

function isBlended(item: SceneItem): item is SceneGroup {
  return item.kind === 'group' && item.blend !== 'normal';
}

const NUMBER = '-?[\\d.]+';
const UPRIGHT_RECTANGLE = new RegExp(
  `^M${NUMBER}[ ,]${NUMBER}H${NUMBER}V${NUMBER}H${NUMBER}Z$`,
  'u',
);

/** A canvas outside the page clips without smoothing, so its clip is erased softly instead. */
function paintClipped(
  brush: Brush,
  items: readonly SceneItem[],
  clips: SceneItem['clips'],
  view: Matrix,
  resources: Resources,
): void {
  const area = clippedArea(clips, view, brush.canvas);
  if (area.width <= 0 || area.height <= 0) return;
  const layer = createBrush(area.width, area.height);
  const [a, b, c, d, e, f] = view;
  const shifted: Matrix = [a, b, c, d, e - area.x, f - area.y];
  const [first] = items;
  const blend = first !== undefined && isBlended(first) ? first.blend : 'normal';
  const own = { clips: [], ...(blend !== 'normal' && { blend: 'normal' as const }) };
  paintItems(
    layer,
    items.map((item) => ({ ...item, ...own })),
    shifted,
    resources,
  );
  layer.globalCompositeOperation = 'destination-in';
  layer.setTransform(...shifted);
  for (const clip of clips) layer.fill(resources.path(clip.d), clip.rule);
  brush.resetTransform();
  if (blend !== 'normal') brush.globalCompositeOperation = blend;
  brush.drawImage(layer.canvas, area.x, area.y);
}

function paintItem(brush: Brush, item: SceneItem, view: Matrix, resources: Resources): void {
  if (item.kind === 'group') return paintGroup(brush, item, view, resources);
  if (item.kind === 'path' && item.opacity < 1 && item.fill !== null && item.stroke !== null) {
    return paintGroup(
      brush,
      { ...item, kind: 'group', blend: 'normal', items: [{ ...item, opacity: 1, clips: [] }] },
      view,
      resources,
    );
  }
  brush.globalAlpha = item.opacity;
  if (item.kind === 'path') return paintPath(brush, item, resources);
  if (item.kind === 'text') return paintText(brush, item, resources);
  paintPixels(brush, item, resources);
}

/** Composed on a separate canvas first: a group's opacity differs from the opacity of its parts. */
function paintGroup(brush: Brush, group: SceneGroup, view: Matrix, resources: Resources): void {
  const layer = createBrush(brush.canvas.width, brush.canvas.height);
  paintItems(layer, group.items, view, resources);
  brush.resetTransform();
  brush.globalAlpha = group.opacity;
  brush.globalCompositeOperation = group.blend === 'normal' ? 'source-over' : group.blend;
  brush.drawImage(layer.canvas, 0, 0);
}

function paintPath(
  brush: Brush,
  { d, fillRule, fill, stroke, opacity }: ScenePath,
  resources: Resources,
): void {
  const path = resources.path(d);
  if (fill !== null) {
    brush.save();
    brush.globalAlpha = opacity * fill.opacity;
    brush.fillStyle = styleOf(brush, fill);
    brush.fill(inFrame(brush, path, gradientFrameOf(fill)), fillRule);
    brush.restore();
  }
  if (stroke !== null) paintStroke(brush, path, stroke, opacity);
}

function paintStroke(brush: Brush, path: Path2D, stroke: Stroke, opacity: number): void {
  brush.globalAlpha = opacity * stroke.paint.opacity;
  if (gradientFrameOf(stroke.paint) !== IDENTITY) return paintThroughStroke(brush, path, stroke);
  brush.strokeStyle = styleOf(brush, stroke.paint);
  drawLine(brush, path, stroke);
}

function drawLine(brush: Brush, path: Path2D, stroke: Stroke): void {
  brush.lineWidth = stroke.width;
  brush.lineCap = stroke.cap;
  brush.lineJoin = stroke.join;
  brush.miterLimit = stroke.miterLimit;
  brush.setLineDash([...stroke.dash]);
  brush.lineDashOffset = stroke.dashOffset;
  brush.stroke(inFrame(brush, path, stroke.transform));
}

/** Pen and gradient have different transforms: the line is drawn first, then the gradient fills it. */
function paintThroughStroke(brush: Brush, path: Path2D, stroke: Stroke): void {
  const { width, height } = brush.canvas;
  const layer = createBrush(width, height);
  layer.setTransform(brush.getTransform());
  drawLine(layer, path, stroke);
  layer.globalCompositeOperation = 'source-in';
  layer.setTransform(brush.getTransform());
  layer.transform(...gradientFrameOf(stroke.paint));
  layer.fillStyle = styleOf(layer, stroke.paint);
  const everything = new Path2D();
  everything.rect(0, 0, width, height);
  const whole = new Path2D();
  whole.addPath(everything, layer.getTransform().inverse());
  layer.fill(whole);
  brush.resetTransform();
  brush.drawImage(layer.canvas, 0, 0);
}

/** Enters a frame without moving the path: only the pen or gradient is transformed. */
function inFrame(brush: Brush, path: Path2D, frame: Matrix): Path2D {
  const matrix = new DOMMatrix([...frame]);
  if (matrix.isIdentity) return path;
  brush.transform(...frame);
  const moved = new Path2D();
  moved.addPath(path, matrix.inverse());
  return moved;
}

function paintText(brush: Brush, item: SceneText, { measure }: Resources): void {
  const { lines, size, letterSpacing } = fitText(item, measure);
  brush.transform(...item.transform);
  brush.font = cssFont(item.font, size);
  brush.letterSpacing = `${letterSpacing}px`;
  brush.textRendering = SHAPING;
  brush.textAlign = item.align;
  brush.fillStyle = item.color;
  for (const { text, x, baseline } of lines) brush.fillText(text, x, baseline);
}

function paintPixels(brush: Brush, item: SceneImage | SceneRaster, resources: Resources): void {
  const pixels = item.kind === 'image' ? resources.image(item.source) : resources.raster(item.svg);
  if (pixels === null) return;
  brush.transform(...item.transform);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(pixels, 0, 0, item.width, item.height);
}

/** A paint as a canvas style; a gradient uses the coordinates of `gradientFrameOf`. */
function styleOf(brush: Brush, paint: Paint): string | CanvasGradient {
  return paint.kind === 'solid' ? paint.color : gradientOf(brush, paint.gradient);
}

/** The coordinates in which a paint is applied; a radial gradient may be an ellipse. */
function gradientFrameOf(paint: Paint): Matrix {
  return paint.kind === 'gradient' && paint.gradient.kind === 'radial'
    ? paint.gradient.transform
    : IDENTITY;
}

function gradientOf(brush: Brush, gradient: SceneGradient): CanvasGradient {
  const result =
    gradient.kind === 'linear'
      ? brush.createLinearGradient(...gradient.from, ...gradient.to)
      : brush.createRadialGradient(...gradient.focus, 0, ...gradient.centre, gradient.radius);
  for (const { offset, color, opacity } of gradient.stops)
    result.addColorStop(offset, withOpacity(color, opacity));
  return result;
}

function withOpacity(color: string, opacity: number): string {
  const value = Number.parseInt(color.slice(1), 16);
  return `rgb(${value >> 16} ${(value >> 8) & 255} ${value & 255} / ${opacity})`;
}
