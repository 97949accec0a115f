/** Generated from en/preview.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const thisBrowserDrawsWithoutWebgl = (): string => 'This browser draws without WebGL.';
export const rideAlongImage = (): string => 'Ride-Along image';
export const appleSlug = (): string => 'APPLE STRIP 1125 × 432';
export const googleSlug = (): string => 'GOOGLE STRIP 1032 × 336';
export const rideAlongSlug = (): string => 'RIDE-ALONG 600 × 400, MAILED AT 300 × 200';
export const thingsToLookAt = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} thing to look at` : `${figure(count)} things to look at`}`;
