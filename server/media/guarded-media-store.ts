import { STORE_DEADLINE_MS, type MediaStore } from './media-store.ts';
import { MediaStoreFailure } from './media-store-failure.ts';
import * as storeWords from '../../src/words/server/media-store.gen.ts';

/** Pause before a silent store is asked again. */
const REST_MS = 3_000;
/** Time limit of such a check. */
const TRIAL_MS = 2_000;

interface Times {
  /** Time limit of a call, with all its attempts. */
  readonly deadlineMs?: number;
  readonly restMs?: number;
  readonly trialMs?: number;
}

/**
 * Ends each call of a store at its deadline. A store whose health check does not answer either is silent. Waiting calls
 * then fail at once, and so do further calls until the store answers again (SAFE-05).
 */
export function guardMediaStore(store: MediaStore, times: Times = {}): MediaStore {
  const { deadlineMs = STORE_DEADLINE_MS, restMs = REST_MS, trialMs = TRIAL_MS } = times;
  const waiting = new Set<(failure: MediaStoreFailure) => void>();
  let isSilent = false;
  let trial: Promise<boolean> | undefined;

  /** A check that hangs is not repeated, since each one takes a thread. */
  const answers = async (): Promise<boolean> => {
    trial ??= store.check().finally(() => (trial = undefined));
    return within(trialMs, trial).catch(() => false);
  };
  const ask = async (): Promise<void> => {
    isSilent = !(await answers());
    if (!isSilent) return;
    for (const fail of waiting) fail(silence());
    setTimeout(() => void ask(), restMs).unref();
  };
  const call = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isSilent) throw silence();
    const given = Promise.withResolvers<never>();
    waiting.add(given.reject);
    try {
      return await Promise.race([work(), given.promise]);
    } finally {
      waiting.delete(given.reject);
    }
  };
  const inTime = <Result>(work: Promise<Result>) => within(deadlineMs, work, () => void ask());
  const { stage, removeAside } = store;
  return {
    put: (hash, bytes) => call(() => inTime(store.put(hash, bytes))),
    ...(stage && {
      stage: async (hash, bytes) => {
        const staged = await call(() => inTime(stage(hash, bytes)));
        return { ...staged, store: () => call(() => inTime(staged.store())) };
      },
    }),
    ...(removeAside && { removeAside: (before) => call(() => removeAside(before)) }),
    read: (hash) => call(() => inTime(store.read(hash))),
    // Removing thousands takes long, and no request waits for it.
    remove: (hashes) => call(() => store.remove(hashes)),
    async check() {
      if (isSilent) throw silence();
      return within(trialMs, store.check());
    },
  };
}

function silence(): MediaStoreFailure {
  return new MediaStoreFailure(storeWords.silent());
}

async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  onLate: () => void = () => undefined,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const fault = storeWords.late({ milliseconds });
    reject(new MediaStoreFailure(storeWords.storeFault({ fault })));
    onLate();
  }, milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
