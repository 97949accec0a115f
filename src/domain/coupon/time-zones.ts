/** The zones in which most mail is sent, by their common names. */
export const LISTED_ZONES = [
  ['America/New_York', 'New York (Eastern)'],
  ['America/Chicago', 'Chicago (Central)'],
  ['America/Denver', 'Denver (Mountain)'],
  ['America/Phoenix', 'Phoenix (no daylight saving)'],
  ['America/Los_Angeles', 'Los Angeles (Pacific)'],
  ['America/Anchorage', 'Anchorage (Alaska)'],
  ['Pacific/Honolulu', 'Honolulu (Hawaii)'],
  ['America/Puerto_Rico', 'San Juan (Atlantic)'],
  ['Pacific/Guam', 'Guam (Chamorro)'],
  ['Pacific/Pago_Pago', 'Pago Pago (Samoa)'],
] as const;

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
