/** ms before a failed part is requested again; doubles each time. */
const FIRST_MS = 2_000;
const LAST_MS = 30_000;

/** Calls `ask` at growing intervals while a part is missing, and when the network returns. */
export function createPartRetry(ask: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_MS;
  window.addEventListener('online', ask);
  return {
    /** A part failed: requests it after a pause. */
    wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pause = Math.min(2 * pause, LAST_MS);
        ask();
      }, pause);
    },
    /** Nothing is missing any more. */
    rest() {
      clearTimeout(timer);
      pause = FIRST_MS;
    },
    stop() {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    },
  };
}
