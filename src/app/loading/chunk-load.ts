/** A part of the application failed to load: the network failed, it took too long, or a newer build replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** The browsers' messages for a module that cannot be fetched: Chromium, Firefox, Safari. */
const MODULE_FAILURES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** Converts the error to a `ChunkLoadError` if a part of the application failed to load, else null. */
export function chunkLoadErrorOf(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error;
  if (!(error instanceof Error)) return null;
  if (!MODULE_FAILURES.some((words) => error.message.includes(words))) return null;
  return new ChunkLoadError(error.message, { cause: error });
}
