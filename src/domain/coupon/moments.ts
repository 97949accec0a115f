/** Moments in the time zone of a coupon, so that all who look at it see one day. */
import { localeNow } from '../../words/language.ts';

/** `11/22/2026`: the day in the zone; undefined for the reader's own. Throws a RangeError for an unknown zone. */
export function dayIn(timeZone: string | undefined, moment: Date): string {
  return moment.toLocaleDateString('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}

/** `11/22/2026, 4:52 PM EST`, in Spanish `4:52 p.m. EST`. Throws a RangeError for an unknown zone. */
export function momentIn(timeZone: string, moment: Date): string {
  const time = moment.toLocaleTimeString(localeNow(), {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `${dayIn(timeZone, moment)}, ${time}`;
}
