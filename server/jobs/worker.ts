import { createAlarm } from './alarm.ts';

const STOP_MS = 5_000;

/** How work that is going on hears of the end. */
export interface WorkSignals {
  /** Nothing further is begun. */
  readonly stop: AbortSignal;
  /** What is on its way is broken off and postponed. */
  readonly cut: AbortSignal;
}

export interface Worker {
  /** Looks for work now. */
  wake(): void;
  /** Lets work that is going on come to its end for 5 s, then breaks it off; nothing of it runs afterwards. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** Does everything that is due. */
  readonly work: (signals: WorkSignals) => Promise<void>;
  /** Called when `work` rejects; the next look follows all the same. */
  readonly onFailure: (error: unknown) => void;
  readonly pollMs: number;
}

/** Works at once, then whenever it is woken, and every `pollMs` for what was postponed or announced in vain. */
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
