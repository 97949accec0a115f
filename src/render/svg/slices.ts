/** An import in slices, between which the page answers: it tells how far it is, and ends where it is cancelled (ADMT-11). */

/** What an import is at, in the order of its stages. */
type ImportStage = 'reading' | 'fonts' | 'drawing' | 'comparing';

export interface ImportProgress {
  readonly stage: ImportStage;
  /** 0 to 1, of the whole import. */
  readonly share: number;
}

export interface Slices {
  /** Tells of a stage that begins, lets the page answer, and rejects with the signal's reason after a cancel. */
  begin(stage: ImportStage): Promise<void>;
  /** Lets the page answer where the present slice has taken its time. */
  pause(): Promise<void>;
}

/** ms; half of what a person notices, since a step between two pauses takes time too. */
const SLICE_MS = 25;

const SHARES: Readonly<Record<ImportStage, number>> = {
  reading: 0,
  fonts: 0.2,
  drawing: 0.4,
  comparing: 0.6,
};

export function beginSlices(
  signal: AbortSignal | undefined,
  onProgress: ((progress: ImportProgress) => void) | undefined,
): Slices {
  let began = performance.now();
  const answer = async () => {
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    began = performance.now();
  };
  return {
    async begin(stage) {
      signal?.throwIfAborted();
      onProgress?.({ stage, share: SHARES[stage] });
      await answer();
    },
    async pause() {
      if (performance.now() - began >= SLICE_MS) await answer();
    },
  };
}
