/** Failures that a screen tells in words; by name, since they belong to parts that are loaded later. */
const TOLD: ReadonlySet<string> = new Set([
  'TemplateNotFound',
  'ProjectNotFound',
  'ServiceFailure',
  'DesignUnreadable',
]);

/** Logs what a screen has caught, unless it tells it: the console is for faults of the product's own (SHELL-18). */
export function reportCaught(error: unknown): void {
  if (error instanceof Error && TOLD.has(error.name)) return;
  console.error(error);
}
