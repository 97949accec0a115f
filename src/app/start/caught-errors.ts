/** Failures that a screen explains in words; by name, because their classes are loaded later. */
const TOLD: ReadonlySet<string> = new Set([
  'TemplateNotFound',
  'ProjectNotFound',
  'ServiceFailure',
  'DesignUnreadable',
]);

/** Logs an error caught by a screen unless the screen explains it; the console is for faults of the product (SHELL-18). */
export function reportCaught(error: unknown): void {
  if (error instanceof Error && TOLD.has(error.name)) return;
  console.error(error);
}
