/** Ms after which a page that was to be left is still there: someone chose to stay, or a download began. */
const STILL_HERE_MS = 3_000;

/** Watches whether the page is being left, for work whose requests the browser cuts off first. */
interface LeaveWatch {
  /** Resolves at once, or after a while where the page is on its way out: nobody would see a failure then. */
  stillHere(): Promise<void>;
  stop(): void;
}

/** Watches from now on, until it is stopped. */
export function watchLeaving(): LeaveWatch {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', note);
  return {
    stillHere: async () => {
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, STILL_HERE_MS));
    },
    stop: () => window.removeEventListener('beforeunload', note),
  };
}
