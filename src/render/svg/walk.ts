/** Converts the mounted drawing, element by element, into objects of a design document. */
import type {
  Clip,
  DesignObject,
  GroupObject,
  PathObject,
  RasterObject,
} from '../../domain/design/design-document.ts';
import { RESOURCES, SHAPES } from '../../domain/svg/allow-list.ts';
import { clipsOn } from './clips.ts';
import { findingsOn } from './findings.ts';
import { blendOf, type Importing } from './importing.ts';
import { outlineOf, outlineUnder, transformedPath } from './outlines.ts';
import { NO_PAINT, paintOn, penOf, type PaintParts } from './paints.ts';
import { imageObject } from './pictures.ts';
import { reportUneditableText, textObjects } from './words.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

/** The objects of an element and its contents, from bottom to top, also clipped by `clips`. */
export async function objectsOf(
  element: Element,
  clips: readonly Clip[],
  importing: Importing,
): Promise<readonly DesignObject[]> {
  await importing.pause();
  if (!(element instanceof SVGGraphicsElement) || isNeverDrawn(element)) return [];
  const blend = blendOf(element);
  if (blend === 'normal' && !isolatesBlends(element, importing))
    return plainObjects(element, clips, importing);
  const objects = await plainObjects(element, [], importing);
  return objects.length === 0 ? [] : [groupOf(objects, { clips, blend }, importing)];
}

async function plainObjects(
  element: SVGGraphicsElement,
  clips: readonly Clip[],
  importing: Importing,
): Promise<readonly DesignObject[]> {
  const found = findingsOn(element, importing);
  if (found.length > 0) return [sketchOf(element, clips, found, importing)];
  const own = clipsOn(element, importing) ?? [];
  const ownClips = [...clips, ...viewportClip(element, importing), ...own];
  if (SHAPES.has(element.localName) && element instanceof SVGGeometryElement)
    return shapeObjects(element, ownClips, importing);
  if (element instanceof SVGTextElement)
    return inGroup(textObjects(element, ownClips, importing), element, importing, true);
  if (element instanceof SVGImageElement) {
    const image = isVisible(element) ? imageObject(element, ownClips, importing) : null;
    return image === null ? [] : [image];
  }
  return inGroup(await childObjects(element, ownClips, importing), element, importing, false);
}

/** Letters of clips that may be repeated on every child; longer clips are stored once, on a group. */
const MOST_REPEATED = 20_000;

async function childObjects(
  element: Element,
  clips: readonly Clip[],
  importing: Importing,
): Promise<readonly DesignObject[]> {
  const length = clips.reduce((sum, { d }) => sum + d.length, 0);
  if (length * element.querySelectorAll('*').length <= MOST_REPEATED || importing.hasBlends)
    return objectsIn(element, clips, importing);
  const objects = await objectsIn(element, [], importing);
  return objects.length === 0 ? [] : [groupOf(objects, { clips }, importing)];
}

async function objectsIn(
  { children }: Element,
  clips: readonly Clip[],
  importing: Importing,
): Promise<readonly DesignObject[]> {
  const objects: DesignObject[] = [];
  for (const child of children) objects.push(...(await objectsOf(child, clips, importing)));
  return objects;
}

function isNeverDrawn(element: Element): boolean {
  return RESOURCES.has(element.localName) || getComputedStyle(element).display === 'none';
}

function isVisible(element: Element): boolean {
  return getComputedStyle(element).visibility === 'visible';
}

/** Whether contents blend only with each other. */
function isolatesBlends(element: SVGGraphicsElement, importing: Importing): boolean {
  if (!importing.hasBlends) return false;
  const { opacity, clipPath, isolation } = getComputedStyle(element);
  const isIsolated = opacity !== '1' || clipPath !== 'none' || isolation === 'isolate';
  if (!isIsolated && element !== importing.root) return false;
  return [...element.querySelectorAll('*')].some((inner) => blendOf(inner) !== 'normal');
}

/** A raster with an empty source; it is written once the whole drawing is known. */
function sketchOf(
  element: SVGGraphicsElement,
  clips: readonly Clip[],
  found: readonly string[],
  importing: Importing,
): RasterObject {
  importing.say(
    'raster',
    element,
    importReportWords.drawnAsImage({
      findings: found.reduce((first, second) => importReportWords.and({ first, second })),
    }),
  );
  reportUneditableText(element, importing);
  const id = importing.nextId('raster');
  importing.sketches.set(id, [element]);
  return { kind: 'raster', id, tokens: NO_TOKENS, opacity: 1, clips, source: '', fonts: [] };
}

const NO_TOKENS = { fill: null, stroke: null, text: null } as const;

function groupOf(
  objects: readonly DesignObject[],
  parts: Partial<Pick<GroupObject, 'id' | 'opacity' | 'clips' | 'blend'>>,
  importing: Importing,
): GroupObject {
  const { id = importing.nextId('group'), opacity = 1, clips = [], blend } = parts;
  const blending = blend === undefined || blend === 'normal' ? {} : { blend };
  return { kind: 'group', id, tokens: NO_TOKENS, opacity, clips, ...blending, objects };
}

/** The opacity of a group with one object becomes that object's; a text's own opacity is already in its runs. */
function inGroup(
  objects: readonly DesignObject[],
  element: Element,
  importing: Importing,
  isText: boolean,
): readonly DesignObject[] {
  const opacity = Number(getComputedStyle(element).opacity);
  const [only] = objects;
  if (opacity === 1 || only === undefined || isText) return objects;
  if (objects.length === 1) return [{ ...only, opacity: only.opacity * opacity }];
  return [groupOf(objects, { id: importing.idOf(element, 'group'), opacity }, importing)];
}

/** A nested viewport clips its contents. */
function viewportClip(element: SVGGraphicsElement, importing: Importing): readonly Clip[] {
  if (!(element instanceof SVGSVGElement) || element === importing.root) return [];
  if (getComputedStyle(element).overflow === 'visible') return [];
  const { x, y, width, height } = element;
  const left = x.baseVal.value;
  const top = y.baseVal.value;
  const right = left + width.baseVal.value;
  const bottom = top + height.baseVal.value;
  const parent = element.parentElement ?? importing.root;
  const d = transformedPath(
    `M${left} ${top}H${right}V${bottom}H${left}Z`,
    importing.toDocument(parent),
  );
  return d === null ? [] : [{ d, rule: 'nonzero' }];
}

function shapeObjects(
  shape: SVGGeometryElement,
  clips: readonly Clip[],
  importing: Importing,
): readonly DesignObject[] {
  if (!isVisible(shape)) return [];
  if (outlineOf(shape) === '') {
    importing.say('missing', shape, importReportWords.noPoints());
    return [];
  }
  const d = outlineUnder(importing.toDocument(shape), shape);
  if (d === '') return [];
  const fill = shape.localName === 'line' ? NO_PAINT : paintOn(shape, 'fill', importing);
  const stroke = paintOn(shape, 'stroke', importing);
  const pen = penOf(shape, importing);
  const hasStroke = (stroke.token !== null || stroke.gradient !== null) && pen.strokeWidth > 0;
  const object = pathObject(shape, d, clips, fill, hasStroke ? stroke : NO_PAINT, pen, importing);
  if (object.tokens.fill === null && object.fillGradient === null && !hasStroke) return [];
  return inPaintOrder(object, getComputedStyle(shape).getPropertyValue('paint-order'), importing);
}

function pathObject(
  shape: SVGGeometryElement,
  d: string,
  clips: readonly Clip[],
  fill: PaintParts,
  stroke: PaintParts,
  pen: ReturnType<typeof penOf>,
  importing: Importing,
): PathObject {
  const style = getComputedStyle(shape);
  return {
    kind: 'path',
    id: importing.idOf(shape, 'path'),
    tokens: { fill: fill.token, stroke: stroke.token, text: null },
    opacity: Number(style.opacity),
    clips,
    d,
    fillRule: style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero',
    fillOpacity: fill.opacity,
    fillGradient: fill.gradient,
    strokeOpacity: stroke.opacity,
    strokeGradient: stroke.gradient,
    ...pen,
  };
}

/** `paint-order: stroke` draws the line first: two objects, grouped if they are translucent. */
function inPaintOrder(
  object: PathObject,
  order: string,
  importing: Importing,
): readonly DesignObject[] {
  const hasBoth =
    (object.tokens.fill ?? object.fillGradient) !== null &&
    (object.tokens.stroke ?? object.strokeGradient) !== null;
  if (!hasBoth || !/^(?:stroke|markers stroke)/u.test(order)) return [object];
  const line: PathObject = {
    ...object,
    opacity: 1,
    tokens: { ...object.tokens, fill: null },
    fillGradient: null,
  };
  const area: PathObject = {
    ...object,
    id: importing.nextId('path'),
    opacity: 1,
    tokens: { ...object.tokens, stroke: null },
    strokeGradient: null,
  };
  if (object.opacity === 1) return [line, area];
  return [groupOf([line, area], { opacity: object.opacity }, importing)];
}
