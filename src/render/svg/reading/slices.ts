/** Splits an import into slices, so that the page stays responsive; reports progress and ends on cancel (ADMT-11). */

/** The stages of an import, in order. */
type ImportStage = 'reading' | 'fonts' | 'drawing' | 'comparing';

export interface ImportProgress {
  readonly stage: ImportStage;
  /** 0 to 1, of the whole import. */
  readonly share: number;
}

export interface Slices {
  /** Reports the start of a stage, yields to the page, and rejects with the signal's reason after a cancel. */
  begin(stage: ImportStage): Promise<void>;
  /** Yields to the page if the current slice is used up; `part` of the stage, 0 to 1, is done. */
  pause(part?: number): Promise<void>;
  /** Yields to the page before a long step. */
  rest(): Promise<void>;
}

/** ms; half of what a person notices, because a step between two pauses takes time too. */
const SLICE_MS = 20;

/** ms between two reports of one stage, because each report causes a render. */
const REPORT_MS = 100;

/** Each stage's range of the whole import. */
const SHARES: Readonly<Record<ImportStage, readonly [from: number, to: number]>> = {
  reading: [0, 0.2],
  fonts: [0.2, 0.3],
  drawing: [0.3, 0.6],
  comparing: [0.6, 1],
};

export function beginSlices(
  signal: AbortSignal | undefined,
  onProgress: ((progress: ImportProgress) => void) | undefined,
): Slices {
  let began = performance.now();
  let reported = began;
  let stage: ImportStage = 'reading';
  const rest = async () => {
    signal?.throwIfAborted();
    await nextTask();
    signal?.throwIfAborted();
    began = performance.now();
  };
  /** In a separate task, because the listener takes time. */
  const report = async (part: number) => {
    const [from, to] = SHARES[stage];
    reported = performance.now();
    onProgress?.({ stage, share: from + part * (to - from) });
    await rest();
  };
  return {
    async begin(next) {
      stage = next;
      await rest();
      await report(0);
    },
    async pause(part = 0) {
      if (performance.now() - began < SLICE_MS) return;
      await rest();
      if (performance.now() - reported >= REPORT_MS) await report(part);
    },
    rest,
  };
}

/** After pending page tasks; a timer would wait a second in a hidden tab. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
