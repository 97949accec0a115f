/** Whether bytes move as fast as they must (SAFE-11). */
export interface Pace {
  /** How long a connection may take to move the least that it must. */
  readonly windowMs: number;
  readonly bytesPerSecond: number;
}

/**
 * Bytes a second that a sender or a reader must reach. Apache's `mod_reqtimeout` has the same
 * (https://httpd.apache.org/docs/2.4/mod/mod_reqtimeout.html, MinRate=500): the slowest phones are twenty times as fast.
 */
const LEAST_PER_SECOND = 500;

/** Ten seconds bridge a change of the radio cell. */
export const BODY_PACE: Pace = { windowMs: 10_000, bytesPerSecond: LEAST_PER_SECOND };

/** Longer than for bodies: the system reports what was read in lumps, of up to half of what it buffers. */
export const READER_PACE: Pace = { windowMs: 30_000, bytesPerSecond: LEAST_PER_SECOND };

/** Returns true where the last window moved too little. `moved` counts up; null while there is nothing to move. */
type PaceCheck = (moved: number | null, now: number) => boolean;

/** Follows one direction of one connection. */
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
