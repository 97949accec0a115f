/** The three levels of importing a drawing, from the most editable to the safest. */
import type { DesignObject } from '../../domain/design/design-document.ts';
import { RESOURCES, SHAPES } from '../../domain/svg/allow-list.ts';
import { background } from './background.ts';
import { bandOf } from './bands.ts';
import { clipsOn } from './clips.ts';
import { findingsOn } from './findings.ts';
import type { Importing } from './importing.ts';
import { withRasters } from './rasters.ts';
import type { DrawingLevel } from './report.ts';
import { objectsOf } from './walk.ts';
import { reportUneditableText, textObjects } from './words.ts';

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
