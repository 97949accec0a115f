const STOP_MS = 5_000;

/** Signals that end running work. */
export interface WorkSignals {
  /** No new work is started. */
  readonly stop: AbortSignal;
  /** Running work is interrupted and postponed. */
  readonly cut: AbortSignal;
}

export interface Worker {
  /** Checks for work now. */
  wake(): void;
  /** Lets running work finish for 5 s, then interrupts it. No work runs after it resolves. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** Does all work that is due. */
  readonly work: (signals: WorkSignals) => Promise<void>;
  /** Called when `work` rejects. The next check happens as usual. */
  readonly onFailure: (error: unknown) => void;
  readonly pollMs: number;
}

/** Checks for work now, on every `wake`, and every `pollMs` for postponed work and lost notices. */
export function startWorker({ work, onFailure, pollMs }: WorkerOptions): Worker {
  const alarm = createAlarm();
  const stopping = new AbortController();
  const cutting = new AbortController();
  const signals = { stop: stopping.signal, cut: cutting.signal };
  const working = workOn();
  return {
    wake: alarm.ring,
    async stop() {
      stopping.abort();
      alarm.ring();
      const patience = setTimeout(() => cutting.abort(), STOP_MS);
      await working;
      clearTimeout(patience);
    },
  };

  async function workOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work(signals).catch(onFailure);
      await alarm.sleep(pollMs);
    }
  }
}

/** Wakes one sleeper. A ring while nobody sleeps ends the next sleep at once. */
function createAlarm() {
  let hasRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    /** Resolves on a ring, or after `milliseconds`. */
    async sleep(milliseconds: number) {
      if (!hasRung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, milliseconds);
        wake = resolve;
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      hasRung = false;
    },
  };
}
