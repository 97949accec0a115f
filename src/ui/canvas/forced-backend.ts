/** The forced backend; a small module, because it is set before anything is drawn (ADMT-10). */
import type { Backend } from '../../render/engine.ts';

/** One per page, like the stage; null chooses the browser's best. */
let forced: Backend | null = null;

export function forceBackend(backend: Backend | null): void {
  forced = backend;
}

/** The backends to try, the forced one first; undefined if none is forced. */
export function forcedBackends(): readonly Backend[] | undefined {
  if (forced === null) return undefined;
  return forced === 'webgl' ? ['webgl', 'canvas'] : ['canvas', 'webgl'];
}
