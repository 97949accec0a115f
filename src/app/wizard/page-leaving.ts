/** ms after which the page is still open: the user chose to stay, or a download started. */
const STILL_HERE_MS = 3_000;

/** Watches whether the page is closing, for work whose requests the browser then aborts. */
interface LeaveWatch {
  /** Resolves at once, or later if the page is closing, when nobody would see a failure. */
  stillHere(): Promise<void>;
  stop(): void;
}

/** Watches until stopped. */
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
