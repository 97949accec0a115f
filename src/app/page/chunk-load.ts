/** A part of the application did not arrive: the network failed, it took too long, or a newer build replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What browsers say when a module cannot be fetched, in Chromium, Firefox and Safari in turn. */
const MODULE_FAILURES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** The same error as a `ChunkLoadError` where a part of the application failed to load, else null. */
export function chunkLoadErrorOf(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error;
  if (!(error instanceof Error)) return null;
  if (!MODULE_FAILURES.some((words) => error.message.includes(words))) return null;
  return new ChunkLoadError(error.message, { cause: error });
}
