/** Wakes one sleeper. A ring while nobody sleeps ends the next sleep at once. */
interface Alarm {
  ring(): void;
  /** Resolves on a ring, or after `milliseconds`. */
  sleep(milliseconds: number): Promise<void>;
}

export function createAlarm(): Alarm {
  let hasRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async sleep(milliseconds) {
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
