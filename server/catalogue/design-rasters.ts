/** Rasters of a design may contain SVGs, which are checked like every uploaded SVG (API-06). */
import {
  MOST_RASTERS,
  type DesignDocument,
  type DesignObject,
} from '../../src/domain/design/design-document.ts';
import { cleanSvgs } from '../media/svg-source.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

/**
 * Checks and cleans the rasters of a design; `pointer` is the design's place in the request. Returns every fault found in
 * the rasters, and the design as JSON with their cleaned sources, or "null".
 */
export async function checkDesign(design: DesignDocument | null | undefined, pointer: string) {
  const sources = sourcesIn(design?.data.objects ?? [], `${pointer}/data/objects`);
  if (sources.length > MOST_RASTERS) {
    const detail = problemWords.tooManyRasters({ most: MOST_RASTERS });
    return { faults: [{ pointer: `${pointer}/data/objects`, detail }], stored: 'null' };
  }
  const cleaned = await cleanSvgs(sources.map(([, source]) => source));
  const cleanedOf = new Map(sources.map(([, source], index) => [source, cleaned[index]?.source]));
  return {
    faults: sources.flatMap(([place], index) =>
      (cleaned[index]?.reasons ?? []).map((detail) => ({ pointer: place, detail })),
    ),
    stored: JSON.stringify(
      design
        ? {
            ...design,
            data: { ...design.data, objects: withSources(design.data.objects, cleanedOf) },
          }
        : null,
    ),
  };
}

function withSources(
  objects: readonly DesignObject[],
  sources: ReadonlyMap<string, string | null | undefined>,
): readonly DesignObject[] {
  return objects.map((object) => {
    if (object.kind === 'group')
      return { ...object, objects: withSources(object.objects, sources) };
    if (object.kind !== 'raster') return object;
    return { ...object, source: sources.get(object.source) ?? object.source };
  });
}

type Source = readonly [pointer: string, source: string];

function sourcesIn(objects: readonly DesignObject[], pointer: string): readonly Source[] {
  return objects.flatMap((object, index): readonly Source[] => {
    const place = `${pointer}/${index}`;
    if (object.kind === 'group') return sourcesIn(object.objects, `${place}/objects`);
    return object.kind === 'raster' ? [[`${place}/source`, object.source]] : [];
  });
}
