const REMEMBERED_MS = 1_000;
const PATIENCE_MS = 3_000;

/** Whether the server can do its work. */
export interface Readiness {
  /** False as soon as a stop has been requested. */
  isReady(): Promise<boolean>;
  readonly isStopping: boolean;
}

/**
 * The server is ready while it is not stopping and every part replies within three seconds. A result is reused for a
 * second, so that frequent calls do not load the parts.
 */
export function createReadiness(
  parts: readonly (() => Promise<boolean>)[],
  stopping?: AbortSignal,
): Readiness {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  const isStopping = (): boolean => stopping?.aborted ?? false;
  return {
    get isStopping() {
      return isStopping();
    },
    async isReady() {
      if (isStopping()) return false;
      const now = performance.now();
      if (asked === null || now - asked.at > REMEMBERED_MS)
        asked = { at: now, answer: allAnswer(parts) };
      return (await asked.answer) && !isStopping();
    },
  };
}

async function allAnswer(parts: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<readonly boolean[]>();
  const timer = setTimeout(resolve, PATIENCE_MS, [false]);
  const answers = Promise.all(parts.map((answers) => answers().catch(() => false)));
  const found = await Promise.race([answers, tooLate]);
  clearTimeout(timer);
  return found.every(Boolean);
}
