/** Generated from en/server/counters.json by `npm run generate`. Do not edit. */
export const time = (): string => 'Time';
export const counter = (): string => 'Counter';
export const redeemed = (): string => 'Redeemed';
export const undone = (): string => 'Undone';
export const noCode = (): string => 'no code';
export const unknownZone = (): string => 'This is not the IANA name of a time zone';
export const fileName = (): string => 'Uses';
