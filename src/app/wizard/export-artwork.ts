/** The page's one exporter: uploads, crops and finished coupons share its worker (REND-02). */
import { createExporter, type Exporter } from '../../render/export/export-scenes.ts';
import { forcedBackend } from '../page/forced-backend.ts';
import { moveToNewBuild } from '../page/new-build.ts';

const exporter = createExporter(undefined, forcedBackends);

/** PNG data URLs of Scenes at their own sizes, under the same names; rejects with a sentence for people. */
export const exportScenes: Exporter['exportScenes'] = async (scenes, options) => {
  try {
    return await exporter.exportScenes(scenes, options);
  } catch (reason) {
    // The worker is a part of the build as well; the draft repeats the drawing after a reload.
    if (options?.signal?.aborted !== true) await moveToNewBuild();
    throw reason;
  }
};

/** The engine that the address asked for, then the other one (ADMT-10). */
function forcedBackends() {
  const forced = forcedBackend();
  if (forced === null) return null;
  return forced === 'webgl' ? (['webgl', 'canvas'] as const) : (['canvas', 'webgl'] as const);
}

/** Starts the worker and its renderer, 200 ms that a first image then need not wait for; a failure is left to that image. */
export function warmExporter(): void {
  exporter.exportScenes({}).catch(() => {});
}
