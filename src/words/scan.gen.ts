/** Generated from en/scan.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const checking = (): string => 'Reading the code back';
export const couldNotCheck = (): string =>
  'The code could not be checked. Check your connection and try again; you can save without it.';
export const checkAgain = (): string => 'Check again';
export const scans = (): string => 'Scans';
export const doubtful = (): string => 'May not scan';
export const unread = (): string => 'Does not scan';
export const triesRead = ({
  read,
  tries,
}: {
  readonly read: number;
  readonly tries: number;
}): string => `${figure(read)} of ${figure(tries)} tries read`;
export const altered = (): string =>
  'Some tries read another value. Use a QR code, or plain letters and digits.';
export const quietZone = (): string => 'The white edge around the code is too narrow for scanners.';
export const contrast = (): string => 'On a dim screen the code has too little contrast.';
export const dense = (): string =>
  'The code is too dense at its real size. Shorten it, or use a QR code.';
export const apple = (): string => 'Apple';
export const google = (): string => 'Google';
export const print = (): string => 'Print';
export const plain = (): string => 'Plain';
export const blurred = (): string => 'Blurred';
export const turned = (): string => 'Turned 8°';
export const faint = (): string => 'Half contrast';
export const wasRead = (): string => 'read';
export const wasNotRead = (): string => 'not read';
