/** Generated from en/domain/time-zones.json by `npm run generate`. Do not edit. */
export const newYork = (): string => 'New York (Eastern)';
export const chicago = (): string => 'Chicago (Central)';
export const denver = (): string => 'Denver (Mountain)';
export const phoenix = (): string => 'Phoenix (no daylight saving)';
export const losAngeles = (): string => 'Los Angeles (Pacific)';
export const anchorage = (): string => 'Anchorage (Alaska)';
export const honolulu = (): string => 'Honolulu (Hawaii)';
export const sanJuan = (): string => 'San Juan (Atlantic)';
export const guam = (): string => 'Guam (Chamorro)';
export const pagoPago = (): string => 'Pago Pago (Samoa)';
