/** Rasters of a walked drawing: neighbors are joined, then each is written. */
import type { DesignObject, RasterObject } from '../../domain/design/design-document.ts';
import { bandOf } from './bands.ts';
import type { Importing } from './importing.ts';

/** The objects with every sketched raster in its final form; images are expensive, so neighbors share one. */
export function withRasters(
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
