/** Generated from en/preview.json by `npm run generate`. Do not edit. */
export const thisBrowserDrawsWithoutWebgl = (): string => 'This browser draws without WebGL.';
export const details = (): string => 'Details';
export const rideAlongImage = (): string => 'Ride-Along image';
