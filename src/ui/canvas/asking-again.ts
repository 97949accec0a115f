/** ms until what failed is requested again: twice as long each time. */
const FIRST_MS = 2_000;
const LAST_MS = 30_000;

interface AskingAgain {
  /** Something failed: asks after a pause. */
  wait(): void;
  /** Nothing is missing any more. */
  rest(): void;
  stop(): void;
}

/** Calls `ask` by and by while something is missing, and when the network is back. */
export function askingAgain(ask: () => void): AskingAgain {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_MS;
  window.addEventListener('online', ask);
  return {
    wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pause = Math.min(2 * pause, LAST_MS);
        ask();
      }, pause);
    },
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
