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
