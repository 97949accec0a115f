/** Which backend draws where somebody said so; small, since it is set before anything is drawn (ADMT-10). */
import type { Backend } from '../../render/engine.ts';

/** Of the page, as the one stage is; null leaves it to what the browser does best. */
let forced: Backend | null = null;

export function forceBackend(backend: Backend | null): void {
  forced = backend;
}

/** The backends to try, the forced one first; undefined where none is forced. */
export function forcedBackends(): readonly Backend[] | undefined {
  if (forced === null) return undefined;
  return forced === 'webgl' ? ['webgl', 'canvas'] : ['canvas', 'webgl'];
}
