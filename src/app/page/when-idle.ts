/** Milliseconds; where a page is never idle, or its browser does not say so. */
const LONGEST_WAIT_MS = 2_000;

/** Calls `work` once the page has nothing more urgent to do; returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(request);
}
