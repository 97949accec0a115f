/** A template's strip and its Ride-Along image as Scenes: REND-01, REND-02, STEP-03, STEP-11, STEP-12. */
import {
  schemeNamed,
  type DesignDocument,
  type DesignObject,
  type Gradient,
  type Hex,
  type PathObject,
  type Scheme,
  type TextObject,
} from '../../domain/design/design-document.ts';
import { ownValue } from '../../domain/record.ts';
import {
  type Paint,
  RIDE_ALONG_SIZE,
  type Scene,
  type SceneGradient,
  type SceneItem,
  type ScenePath,
  type SceneText,
  STRIP_SIZE,
  type Stroke,
} from '../scene/scene.ts';
import type { Size } from '../../domain/constants.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';
import { rasterIn, type RasterFrame } from './raster-svg.ts';

/** The user's choices for a strip. Words not in `text` keep the designer's text. */
export interface StripChoices {
  /** A scheme's name; if the design has no such scheme, the first is used. */
  readonly scheme: string;
  /** Text token → words. */
  readonly text: Readonly<Record<string, string>>;
}

/**
 * The whole drawing for Apple; for Google the drawing at the width of its strip, cut equally above and below.
 */
export function composeStrip(
  design: DesignDocument,
  choices: StripChoices,
  platform: Platform,
): Scene {
  return composeDesign(design, choices, STRIP_SIZE[platform]);
}

/** The mail's Ride-Along image, 600x400 (STEP-03, REND-02); a design of other proportions covers it, centered. */
export function composeRideAlong(design: DesignDocument, choices: StripChoices): Scene {
  return composeDesign(design, choices, RIDE_ALONG_SIZE);
}

/** A design that just covers `size`, in the chosen colors and words. */
export function composeDesign(design: DesignDocument, choices: StripChoices, size: Size): Scene {
  const scheme = schemeNamed(design, choices.scheme);
  const view = covering(design.data, size);
  const frame = { document: design.data, picture: size, view };
  const setting: Setting = { scheme, text: choices.text, frame };
  return {
    width: size.width,
    height: size.height,
    background: '#FFFFFF',
    view,
    items: design.data.objects.map((object) => itemOf(object, setting)),
  };
}

/** The shared input for all objects of a design. */
interface Setting {
  readonly scheme: Scheme;
  readonly text: StripChoices['text'];
  readonly frame: RasterFrame;
}

/** The view in which `content` just covers `size`, centered. */
function covering(content: Size, size: Size): Scene['view'] {
  const scale = Math.max(size.width / content.width, size.height / content.height);
  return {
    scale,
    x: (size.width - content.width * scale) / 2,
    y: (size.height - content.height * scale) / 2,
  };
}

function itemOf(object: DesignObject, setting: Setting): SceneItem {
  const { opacity, clips } = object;
  const { scheme, text, frame } = setting;
  switch (object.kind) {
    case 'path':
      return pathOf(object, scheme);
    case 'text':
      return textOf(object, scheme, text);
    case 'image':
      return {
        kind: 'image',
        opacity,
        clips,
        source: object.source,
        width: object.width,
        height: object.height,
        transform: object.transform,
      };
    case 'group':
      return {
        kind: 'group',
        opacity,
        clips,
        blend: object.blend ?? 'normal',
        items: object.objects.map((child) => itemOf(child, setting)),
      };
    case 'raster':
      return rasterIn(object, scheme.tokens, frame);
  }
}

function pathOf(object: PathObject, { tokens }: Scheme): ScenePath {
  return {
    kind: 'path',
    opacity: object.opacity,
    clips: object.clips,
    d: object.d,
    fillRule: object.fillRule,
    fill: paintOf(object.fillGradient, object.tokens.fill, object.fillOpacity, tokens.fill),
    stroke: strokeOf(
      object,
      paintOf(object.strokeGradient, object.tokens.stroke, object.strokeOpacity, tokens.stroke),
    ),
  };
}

function strokeOf(object: PathObject, paint: Paint | null): Stroke | null {
  if (paint === null || object.strokeWidth <= 0) return null;
  return {
    paint,
    width: object.strokeWidth,
    cap: object.lineCap,
    join: object.lineJoin,
    miterLimit: object.miterLimit,
    dash: object.dash,
    dashOffset: object.dashOffset,
    transform: object.strokeTransform,
  };
}

function paintOf(
  gradient: Gradient | null,
  token: string | null,
  opacity: number,
  colors: Readonly<Record<string, Hex>>,
): Paint | null {
  if (gradient !== null) return { kind: 'gradient', gradient: colored(gradient, colors), opacity };
  if (token === null) return null;
  return { kind: 'solid', color: colorOf(token, colors), opacity };
}

function colored(gradient: Gradient, colors: Readonly<Record<string, Hex>>): SceneGradient {
  const stops = gradient.stops.map(({ offset, token, opacity }) => ({
    offset,
    color: colorOf(token, colors),
    opacity,
  }));
  return { ...gradient, stops };
}

function textOf(object: TextObject, { tokens }: Scheme, text: StripChoices['text']): SceneText {
  const token = object.tokens.text;
  return {
    kind: 'text',
    opacity: object.opacity,
    clips: object.clips,
    text: (token === null ? undefined : ownValue(text, token)) ?? object.text,
    font: { family: object.fontFamily, weight: object.fontWeight, italic: object.italic },
    size: object.fontSize,
    letterSpacing: object.letterSpacing,
    align: object.align,
    color: token === null ? '#000000' : colorOf(token, tokens.text),
    x: object.x,
    y: object.baseline,
    stand: 'baseline',
    box: object.box,
    transform: object.transform,
  };
}

/** Black if a stored scheme lacks the token, so that a damaged document still shows every shape. */
function colorOf(token: string, colors: Readonly<Record<string, Hex>>): Hex {
  return ownValue(colors, token) ?? '#000000';
}
