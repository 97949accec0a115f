/** The three levels of importing a drawing, from the most editable to the safest. */
import type {
  DesignObject,
  PathObject,
  RasterObject,
} from '../../domain/design/design-document.ts';
import { RESOURCES, SHAPES } from '../../domain/svg/allow-list.ts';
import { bandOf } from './bands.ts';
import { clipsOn } from './clips.ts';
import { findingsOn } from './findings.ts';
import type { Importing } from './importing.ts';
import { IDENTITY } from '../scene/scene.ts';
import type { DrawingLevel } from './report.ts';
import { objectsOf } from './walk.ts';
import { reportUneditableText, textObjects } from './words.ts';
import { colorOn } from './colors.ts';

/** The objects of a whole drawing at one level. */
export async function drawAt(
  level: DrawingLevel,
  importing: Importing,
): Promise<readonly DesignObject[]> {
  return [...background(importing), ...(await contentAt(level, importing))];
}

async function contentAt(
  level: DrawingLevel,
  importing: Importing,
): Promise<readonly DesignObject[]> {
  const { root } = importing;
  switch (level) {
    case 'shapes':
      return withRasters(await objectsOf(root, [], importing), importing);
    case 'bands':
      return bandsBetweenWords(importing);
    case 'picture':
      for (const text of root.querySelectorAll('text')) reportUneditableText(text, importing);
      return [rasterOf([root], importing)];
  }
}

function rasterOf(elements: readonly Element[], importing: Importing): DesignObject {
  return {
    kind: 'raster',
    id: importing.nextId('raster'),
    tokens: { fill: null, stroke: null, text: null },
    opacity: 1,
    clips: [],
    ...bandOf(elements, 'whole', importing),
  };
}

/** Editable words stay; everything between two of them becomes one raster. */
async function bandsBetweenWords(importing: Importing): Promise<readonly DesignObject[]> {
  const objects: DesignObject[] = [];
  let band: Element[] = [];
  const flush = () => {
    if (band.length > 0) objects.push(rasterOf(band, importing));
    band = [];
  };
  for (const leaf of leavesOf(importing.root, importing)) {
    await importing.pause();
    const words = leaf instanceof SVGTextElement ? textObjectsOf(leaf, importing) : [];
    if (words.length === 0) {
      band.push(leaf);
      continue;
    }
    flush();
    objects.push(...words);
  }
  flush();
  return objects;
}

function leavesOf(element: Element, importing: Importing): readonly Element[] {
  if (!(element instanceof SVGGraphicsElement) || RESOURCES.has(element.localName)) return [];
  if (getComputedStyle(element).display === 'none') return [];
  const isLeaf =
    SHAPES.has(element.localName) ||
    element instanceof SVGImageElement ||
    element instanceof SVGTextElement;
  if (isLeaf || findingsOn(element, importing).length > 0) {
    if (!(element instanceof SVGTextElement)) reportUneditableText(element, importing);
    return [element];
  }
  return [...element.children].flatMap((child) => leavesOf(child, importing));
}

/** Empty for words that only the browser can set; they become part of the band. */
function textObjectsOf(text: SVGTextElement, importing: Importing): readonly DesignObject[] {
  if (findingsOn(text, importing).length > 0) {
    reportUneditableText(text, importing);
    return [];
  }
  const around = ancestorsOf(text, importing.root);
  const clips = around.flatMap((element) => clipsOn(element, importing) ?? []);
  const opacity = around.reduce(
    (product, element) => product * Number(getComputedStyle(element).opacity),
    1,
  );
  const own = clipsOn(text, importing) ?? [];
  return textObjects(text, [...clips, ...own], importing).map((object) => ({
    ...object,
    opacity: object.opacity * opacity,
  }));
}

function ancestorsOf(element: Element, root: Element): readonly SVGGraphicsElement[] {
  const parent = element === root ? null : element.parentElement;
  if (parent === null) return [];
  const own = parent instanceof SVGGraphicsElement ? [parent] : [];
  return [...ancestorsOf(parent, root), ...own];
}

/**
 * The background that a style sets for the whole drawing; drawing programs export a page's color this way.
 * Empty if there is none.
 */
function background(importing: Importing): readonly PathObject[] {
  const { root, width, height } = importing;
  const color = colorOn(root, getComputedStyle(root).backgroundColor, importing);
  if (color === null || color.opacity === 0) return [];
  return [
    {
      kind: 'path',
      id: importing.nextId('background'),
      tokens: { fill: importing.tokens.fill(color.hex, 'background'), stroke: null, text: null },
      opacity: 1,
      clips: [],
      d: `M0 0H${width}V${height}H0Z`,
      fillRule: 'nonzero',
      fillOpacity: color.opacity,
      fillGradient: null,
      strokeOpacity: 1,
      strokeGradient: null,
      strokeWidth: 1,
      lineCap: 'butt',
      lineJoin: 'miter',
      miterLimit: 4,
      dash: [],
      dashOffset: 0,
      strokeTransform: IDENTITY,
    },
  ];
}

/**
 * Rasters of a walked drawing: neighbors are joined, then each is written.
 * The objects with every sketched raster in its final form; images are expensive, so neighbors share one.
 */
function withRasters(
  objects: readonly DesignObject[],
  importing: Importing,
): readonly DesignObject[] {
  return joined(objects, importing).map((object) => {
    if (object.kind === 'group')
      return { ...object, objects: withRasters(object.objects, importing) };
    const elements = importing.sketches.get(object.id);
    if (object.kind !== 'raster' || elements === undefined) return object;
    return { ...object, ...bandOf(elements, 'part', importing) };
  });
}

function joined(objects: readonly DesignObject[], importing: Importing): readonly DesignObject[] {
  const result: DesignObject[] = [];
  for (const object of objects) {
    const below = result.at(-1);
    if (below?.kind === 'raster' && object.kind === 'raster' && canJoin(below, object)) {
      const elements = [below, object].flatMap(({ id }) => importing.sketches.get(id) ?? []);
      importing.sketches.set(below.id, elements);
    } else result.push(object);
  }
  return result;
}

function canJoin(below: RasterObject, above: RasterObject): boolean {
  return (
    below.opacity === 1 &&
    above.opacity === 1 &&
    JSON.stringify(below.clips) === JSON.stringify(above.clips)
  );
}
