/** Rasters of a design may contain SVGs, which are checked like every uploaded SVG (API-06). */
import {
  MOST_RASTERS,
  type DesignDocument,
  type DesignObject,
} from '../../src/domain/design/design-document.ts';
import type { FieldFailure } from '../../src/domain/failures.ts';
import { RequestFailure, type ProblemCode } from '../http/problems/problems.ts';
import { cleanSvgs } from '../media/svg-source.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

type PlacedDesign = readonly [design: DesignDocument | null | undefined, pointer: string];

/**
 * Returns designs as JSON with the cleaned sources of their rasters, or "null"; `pointer` is a design's place in the
 * request. Throws `RequestFailure` with this code that names every raster that a design may not contain.
 */
export async function storedDesigns<Name extends string>(
  code: ProblemCode,
  designs: Readonly<Record<Name, PlacedDesign>>,
) {
  const faults: FieldFailure[] = [];
  const stored: Record<string, string> = {};
  for (const [name, placed] of Object.entries<PlacedDesign>(designs)) {
    const checked = await checkDesign(...placed);
    faults.push(...checked.faults);
    stored[name] = checked.stored;
  }
  if (faults.length > 0) throw new RequestFailure(code, faults);
  return stored as Record<Name, string>;
}

async function checkDesign(...[design, pointer]: PlacedDesign) {
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
