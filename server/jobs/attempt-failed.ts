/** An attempt at a job failed for a known reason. `message` contains no address, id or link. */
export class AttemptFailed extends Error {
  /** Whether a later attempt can succeed. */
  readonly isWorthRetrying: boolean;

  constructor(message: string, options: { readonly isWorthRetrying: boolean }) {
    super(message);
    this.isWorthRetrying = options.isWorthRetrying;
  }
}

/** The reason for the log and the queue: a fixed sentence or a system code. Other texts may contain an address. */
export function reasonOf(error: unknown): string {
  if (error instanceof AttemptFailed) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
