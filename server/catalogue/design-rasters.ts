/** Rasters of a design document contain SVGs: they are checked like every other SVG that is uploaded (API-06). */
import {
  MOST_RASTERS,
  type DesignDocument,
  type DesignObject,
} from '../../src/domain/design/design-document.ts';
import type { FieldFailure } from '../../src/domain/failures.ts';
import { cleanSvgs } from '../media/svg-source.ts';

/** Returns everything in them that a design may not contain; `pointer` is where the design lies. */
export async function rasterFaults(
  design: DesignDocument | null | undefined,
  pointer: string,
): Promise<readonly FieldFailure[]> {
  const sources = sourcesIn(design?.data.objects ?? [], `${pointer}/data/objects`);
  if (sources.length > MOST_RASTERS) {
    const detail = `A design may have at most ${MOST_RASTERS} rasters.`;
    return [{ pointer: `${pointer}/data/objects`, detail }];
  }
  const cleaned = await cleanSvgs(sources.map(([, source]) => source));
  return sources.flatMap(([place], index) =>
    (cleaned[index]?.reasons ?? []).map((detail) => ({ pointer: place, detail })),
  );
}

type Source = readonly [pointer: string, source: string];

function sourcesIn(objects: readonly DesignObject[], pointer: string): readonly Source[] {
  return objects.flatMap((object, index): readonly Source[] => {
    const place = `${pointer}/${index}`;
    if (object.kind === 'group') return sourcesIn(object.objects, `${place}/objects`);
    return object.kind === 'raster' ? [[`${place}/source`, object.source]] : [];
  });
}
