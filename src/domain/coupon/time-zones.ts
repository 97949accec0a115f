import * as timeZoneWords from '../../words/domain/time-zones.gen.ts';

/** The zones in which most mail is sent, by their common names. @internal */
export const LISTED_ZONES = [
  ['America/New_York', timeZoneWords.newYork],
  ['America/Chicago', timeZoneWords.chicago],
  ['America/Denver', timeZoneWords.denver],
  ['America/Phoenix', timeZoneWords.phoenix],
  ['America/Los_Angeles', timeZoneWords.losAngeles],
  ['America/Anchorage', timeZoneWords.anchorage],
  ['Pacific/Honolulu', timeZoneWords.honolulu],
  ['America/Puerto_Rico', timeZoneWords.sanJuan],
  ['Pacific/Guam', timeZoneWords.guam],
  ['Pacific/Pago_Pago', timeZoneWords.pagoPago],
] as const;

/** The zones to choose from, with their words: this one, if it is not listed, then the listed ones. */
export function zoneChoices(chosen: string): readonly (readonly [zone: string, words: string])[] {
  const listed = LISTED_ZONES.map(([zone, words]) => [zone, words()] as const);
  if (LISTED_ZONES.some(([zone]) => zone === chosen)) return listed;
  return [[chosen, chosen.replaceAll('_', ' ')], ...listed];
}

/** Whether this runtime knows the zone; it knows `America/New_York`, but maybe not `EST5` or an empty name. */
export function isTimeZone(name: string): boolean {
  // The first question to the runtime takes up to 0.1 s while the wizard opens.
  if (LISTED_ZONES.some(([zone]) => zone === name)) return true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}
