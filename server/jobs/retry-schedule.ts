const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 3_600_000;
const LAST_RESORT_MS = 86_400_000;

/**
 * Returns when to try again after attempt number `attempts` failed at `now`; null if 24 hours have passed since the job
 * was queued. The delay doubles from 15 s to one hour. It is shortened randomly by up to half, so that replicas and
 * jobs spread out. The last attempt is at the end of the 24 hours. `random` is from 0 up to 1.
 */
export function nextAttempt(
  mail: { readonly attempts: number; readonly createdAt: Date },
  now: Date,
  random: number,
): Date | null {
  const end = mail.createdAt.getTime() + LAST_RESORT_MS;
  if (now.getTime() >= end) return null;
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (mail.attempts - 1));
  const shortened = delay * (1 - random / 2);
  return new Date(Math.min(end, now.getTime() + shortened));
}
