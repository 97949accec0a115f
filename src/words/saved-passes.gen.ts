/** Generated from en/saved-passes.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const told = ({ told, count }: { readonly told: number; readonly count: number }): string =>
  `${figure(told)} of ${count === 1 ? `${figure(count)} phone` : `${figure(count)} phones`} told`;
export const missed = ({
  count,
  why,
}: {
  readonly count: number;
  readonly why: string | number;
}): string => `${count === 1 ? `${figure(count)} phone` : `${figure(count)} phones`}: ${why}.`;
export const waiting = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} phone` : `${figure(count)} phones`} still to be told`;
export const phonesAsk = (): string => 'Phones also ask by themselves, about once a day.';
export const removed = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} phone has` : `${figure(count)} phones have`} removed the pass.`;
export const nobody = (): string => 'No phone has this pass yet.';
export const unchanged = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} phone has` : `${figure(count)} phones have`} this pass as it is now.`;
export const offerUnknown = (): string => 'Google has nothing of this coupon yet.';
export const offerActive = (): string => 'Google shows this coupon as active';
export const offerInactive = (): string => 'Google shows this coupon as inactive';
export const offerWaits = (): string => 'Google is still to be told';
export const offerFailed = (): string => 'Google was not told';
export const trialApple = (): string => 'Signed for trying out only: no iPhone takes this pass.';
export const trialGoogle = (): string =>
  'Signed for trying out only, not by a Google Wallet issuer.';
export const notAsked = (): string => 'We could not find out what became of saved passes.';
export const notTold = (): string => 'We could not ask for it. Nothing was sent.';
export const nextTry = (): string => 'Next try';
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
