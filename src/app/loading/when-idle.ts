/** ms; for pages that are never idle, or browsers that do not report idleness. */
const LONGEST_WAIT_MS = 2_000;

/** Calls `work` when the page is idle; returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(request);
}
