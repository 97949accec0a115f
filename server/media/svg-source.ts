/** Cleans the SVG sources of templates and designs; they are stored as text (API-06). */
import { createWorkThread, WorkTooLong } from '../work/work-thread.ts';
import type { CleanedSvg } from './svg-cleaning.ts';
import * as pictureWords from '../../src/words/server/pictures.gen.ts';

/** Limit for all sources of a call together (SAFE-01). */
const LONGEST_MS = 2_000;

/** UTF-16 units of all sources of a call. Larger calls get more time and wait in a queue of their own. */
const QUICKLY_CLEANED = 64_000;

const quick = beginThread();
const slow = beginThread();

/**
 * Returns for each source a new text with only what is allowed, or why it is refused. Notes of drawing programs are
 * dropped silently. Throws `WorkRefused` if too many wait.
 */
export async function cleanSvgs(sources: readonly string[]): Promise<readonly CleanedSvg[]> {
  if (sources.length === 0) return [];
  const units = sources.reduce((sum, { length }) => sum + length, 0);
  try {
    return await (units > QUICKLY_CLEANED ? slow : quick).ask(sources);
  } catch (error) {
    if (!(error instanceof WorkTooLong)) throw error;
    return sources.map(() => ({ source: null, reasons: [pictureWords.svgTooComplicated()] }));
  }
}

function beginThread() {
  return createWorkThread<readonly string[], readonly CleanedSvg[]>({
    source: new URL('./svg.thread.ts', import.meta.url),
    longestMs: LONGEST_MS,
    mostWaiting: 50,
  });
}
