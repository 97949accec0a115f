/** The page's only exporter: uploads, crops and finished coupons share its worker (REND-02). */
import { createExporter, type Exporter } from '../../render/export/export-scenes.ts';
import { forcedBackend } from './forced-backend.ts';
import { moveToNewBuild } from '../loading/new-build.ts';

const exporter = createExporter(undefined, forcedBackends);

/** PNG data URLs of Scenes at their own sizes, under the same names; rejects with a sentence for people. */
export const exportScenes: Exporter['exportScenes'] = async (scenes, options) => {
  try {
    return await exporter.exportScenes(scenes, options);
  } catch (reason) {
    // The worker is a part of the build too; after a reload the draft repeats the drawing.
    if (options?.signal?.aborted !== true) await moveToNewBuild();
    throw reason;
  }
};

/** The same for pictures that are only measured: the page stays as it is when they fail. */
export const exportToMeasure: Exporter['exportScenes'] = exporter.exportScenes;

/** The engine forced by the address, then the other one (ADMT-10). */
function forcedBackends() {
  const forced = forcedBackend();
  if (forced === null) return null;
  return forced === 'webgl' ? (['webgl', 'canvas'] as const) : (['canvas', 'webgl'] as const);
}
