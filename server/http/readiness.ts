const REMEMBERED_MS = 1_000;
const PATIENCE_MS = 3_000;

/** Whether the server can do its work. */
export interface Readiness {
  /** False as soon as the server has been told to stop. */
  isReady(): Promise<boolean>;
  readonly isStopping: boolean;
}

/**
 * Ready means: not stopping, and every part answers within three seconds.
 * An answer holds for a second, so that whoever asks often does not keep the parts busy.
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
