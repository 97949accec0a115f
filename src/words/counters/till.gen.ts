/** Generated from en/counters/till.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';

export const counter = (): string => 'Counter';
export const starting = (): string => 'Opening the counter…';
export const enterPin = (): string => 'Enter the PIN';
export const pinAdvice = (): string => 'It is on the counter’s card, or ask the owner.';
export const pin = (): string => 'PIN';
export const open = (): string => 'Open';
export const wrongPin = ({ left }: { readonly left: number }): string =>
  `This PIN is wrong. ${left === 1 ? `${figure(left)} try is` : `${figure(left)} tries are`} left before a pause.`;
export const pinShort = (): string => 'Enter all six digits.';
export const holdCode = (): string => 'Hold the code inside the marks';
export const typeCode = (): string => 'Type the code';
export const code = (): string => 'Code';
export const codeAdvice = (): string =>
  'The letters below the barcode, or scan with a scanner that types.';
export const cameraRefused = (): string =>
  'This browser shows no camera picture. Allow the camera for this page, or type the code.';
export const check = (): string => 'Check';
export const useCamera = (): string => 'Use the camera';
export const emptyCode = (): string => 'Enter a code.';
export const lastScans = (): string => 'Last scans';
export const light = (): string => 'Light';
export const sound = (): string => 'Sound and vibration';
export const checking = (): string => 'Checking…';
export const valid = (): string => 'Valid';
export const used = (): string => 'Used';
export const notYetValid = (): string => 'Not yet valid';
export const expired = (): string => 'Expired';
export const switchedOff = (): string => 'Switched off';
export const unknown = (): string => 'Unknown';
export const redeemed = (): string => 'Redeemed';
export const undone = (): string => 'Undone';
export const canNotTell = (): string => 'Can’t tell';
export const paused = (): string => 'Paused';
export const redeem = (): string => 'Redeem';
export const redeeming = (): string => 'Redeeming…';
export const notNow = (): string => 'Not now, scan next';
export const scanNext = (): string => 'Scan next';
export const scanAgain = (): string => 'Scan again';
export const tryAgain = (): string => 'Try again';
export const undo = (): string => 'Undo';
export const undoing = (): string => 'Undoing…';
export const expires = ({ date }: { readonly date: string | number }): string => `Expires ${date}`;
export const expiredOn = ({ date }: { readonly date: string | number }): string =>
  `It expired on ${date}.`;
export const validFrom = ({ date }: { readonly date: string | number }): string =>
  `Valid from ${date}`;
export const usedAt = ({
  when,
  counter,
}: {
  readonly when: string | number;
  readonly counter: string | number;
}): string => `${when} at ${counter}`;
export const codeOnce = (): string => 'Each household’s code works once.';
export const limitReached = (): string => 'All uses of this coupon are taken.';
export const codeOffAt = ({ date }: { readonly date: string | number }): string =>
  `The owner switched this code off on ${date}.`;
export const codeOff = (): string => 'The owner switched this code off.';
export const codeReplaced = (): string => 'This code was replaced by another one.';
export const couponOff = (): string => 'The owner switched this coupon off.';
export const notYours = (): string => 'Not one of your coupons';
export const notYoursAdvice = (): string =>
  'Perhaps it is another shop’s, or the code was misread.';
export const needsCode = (): string => 'Each household has a code of its own';
export const needsCodeAdvice = (): string =>
  'Scan the code of the letter, not the coupon’s own link.';
export const undoneAdvice = (): string => 'The code is valid again.';
export const today = ({ time }: { readonly time: string | number }): string => `Today, ${time}`;
export const noNetwork = (): string => 'No network';
export const offline = (): string => 'This phone is offline';
export const offlineAdvice = (): string =>
  'Nothing is kept as redeemed. When the signal is back, scan once more.';
export const noAnswer = (): string => 'Tearline did not answer';
export const unsure = (): string => 'Perhaps it was redeemed';
export const unsureAdvice = (): string =>
  'The answer was lost on its way. “Try again” asks about the same press, so it never counts twice.';
export const unsureUndo = (): string => 'Perhaps it was undone';
export const unsureUndoAdvice = (): string =>
  'The answer was lost on its way. “Try again” asks about the same use.';
export const unknownCodesPause = (): string => 'Twenty unknown codes in a minute';
export const wrongPinsPause = (): string => 'Five wrong PINs';
export const pauseAdvice = (): string =>
  'It goes on by itself. Codes that were redeemed stay redeemed.';
export const scanNextIn = ({ time }: { readonly time: string | number }): string =>
  `Scan next in ${time}`;
export const locked = (): string => 'Locked';
export const lockedTitle = (): string => 'Too many wrong PINs';
export const lockedAdvice = (): string => 'Ask the owner for a new card of this counter.';
export const closed = (): string => 'Closed';
export const closedTitle = (): string => 'This counter does not work any more';
export const closedAdvice = (): string =>
  'It was revoked or has a new card. Ask the owner for the address.';
