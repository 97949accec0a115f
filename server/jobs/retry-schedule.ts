const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 3_600_000;
const LAST_RESORT_MS = 86_400_000;

/**
 * When to try again after attempt number `attempts` failed at `now`; null once 24 hours have passed since the mail was owed.
 * The delay doubles from 15 s to one hour and is shortened by up to a half, so that replicas and mails spread out;
 * the last attempt falls on the end of the 24 hours. `random` is from 0 up to 1.
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
