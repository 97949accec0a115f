/** Generated from en/saved-passes.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const told = ({ told, count }: { readonly told: number; readonly count: number }): string =>
  `${figure(told)} of ${count === 1 ? `${figure(count)} phone` : `${figure(count)} phones`} notified`;
export const missed = ({
  count,
  why,
}: {
  readonly count: number;
  readonly why: string | number;
}): string => `${count === 1 ? `${figure(count)} phone` : `${figure(count)} phones`}: ${why}.`;
export const waiting = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} phone` : `${figure(count)} phones`} waiting to be notified`;
export const phonesAsk = (): string => 'Phones also check for updates about once a day.';
export const removed = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} phone has` : `${figure(count)} phones have`} removed the pass.`;
export const nobody = (): string => 'No phone has this pass yet.';
export const unchanged = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} phone has` : `${figure(count)} phones have`} the current pass.`;
export const offerUnknown = (): string => 'Google does not have this coupon yet.';
export const offerActive = (): string => 'Google shows this coupon as active';
export const offerInactive = (): string => 'Google shows this coupon as inactive';
export const offerWaits = (): string => 'Google has not been notified yet';
export const offerFailed = (): string => 'Google was not notified';
export const trialApple = (): string => 'Signed for testing only. iPhones do not accept this pass.';
export const trialGoogle = (): string => 'Signed for testing only, not by a Google Wallet issuer.';
export const notAsked = (): string => 'We could not check the saved passes.';
export const notTold = (): string => 'The request failed. Nothing was sent.';
export const nextTry = (): string => 'Next attempt';
export const noCertificate = (): string => 'there was no push certificate';
export const certificateRefused = (): string => 'Apple refused the push certificate';
export const addressRefused = (): string => 'Apple did not accept the address';
export const appleBusy = (): string => 'Apple’s push service was overloaded';
export const appleUnreachable = (): string => 'Apple’s push service did not answer';
export const noServiceAccount = (): string => 'There was no service account';
export const serviceAccountRefused = (): string => 'Google refused the service account';
export const couponRefused = (): string => 'Google did not accept the coupon';
export const googleBusy = (): string => 'Google’s service was overloaded';
export const googleUnreachable = (): string => 'Google’s service did not answer';
