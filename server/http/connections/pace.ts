/** The minimum speed of a transfer (SAFE-11). */
export interface Pace {
  /** The time over which the speed is measured. */
  readonly windowMs: number;
  readonly bytesPerSecond: number;
}

/**
 * The minimum speed of a sender or a reader. Apache's `mod_reqtimeout` uses the same value
 * (https://httpd.apache.org/docs/2.4/mod/mod_reqtimeout.html, MinRate=500). The slowest phones are twenty times as
 * fast.
 */
const LEAST_PER_SECOND = 500;

/** Ten seconds bridge a handover between radio cells. */
export const BODY_PACE: Pace = { windowMs: 10_000, bytesPerSecond: LEAST_PER_SECOND };

/** Longer than for bodies: the system reports bytes as read in chunks of up to half of its buffer. */
export const READER_PACE: Pace = { windowMs: 30_000, bytesPerSecond: LEAST_PER_SECOND };

/**
 * Returns true if too few bytes moved in the last window. `moved` is a running total, or null while there is nothing to
 * move.
 */
type PaceCheck = (moved: number | null, now: number) => boolean;

/** Watches one direction of one connection. */
export function createPaceCheck({ windowMs, bytesPerSecond }: Pace): PaceCheck {
  const least = (windowMs * bytesPerSecond) / 1_000;
  let since: { readonly at: number; readonly moved: number } | null = null;
  return (moved, now) => {
    const before = since;
    if (moved === null || before === null) {
      since = moved === null ? null : { at: now, moved };
      return false;
    }
    if (now - before.at < windowMs) return false;
    since = { at: now, moved };
    return moved - before.moved < least;
  };
}
