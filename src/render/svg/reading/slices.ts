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
  /** Lets the page answer where the present slice has taken its time; `part` of the stage, 0 to 1, is done. */
  pause(part?: number): Promise<void>;
  /** Lets the page answer before a step that takes its time in one. */
  rest(): Promise<void>;
}

/** ms; half of what a person notices, since a step between two pauses takes time too. */
const SLICE_MS = 20;

/** ms between two reports of one stage: whoever shows them draws anew. */
const REPORT_MS = 100;

/** From where to where each stage takes the whole import. */
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
  /** In a task of its own, which takes as long as whoever is told. */
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

/** Behind whatever waits for the page; a timer would wait a second in a tab that nobody sees. */
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
