/** Generated from en/codes/single-code.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';

export const findOne = (): string => 'Find one code';
export const codeOrLink = (): string => 'Code, link or barcode';
export const find = (): string => 'Find';
export const none = (): string => 'No code of this coupon is or begins like this.';
export const found = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} code` : `${figure(count)} codes`}`;
export const firstOnes = ({ count }: { readonly count: string | number }): string =>
  `More codes begin like this. These are the first ${count}.`;
export const findFailed = (): string => 'The codes could not be searched';
export const notUsed = (): string => 'Not used yet';
export const usedAt = ({
  when,
  counter,
}: {
  readonly when: string | number;
  readonly counter: string | number;
}): string => `Used ${when} at ${counter}`;
export const used = ({ when }: { readonly when: string | number }): string => `Used ${when}`;
export const off = ({ date }: { readonly date: string | number }): string => `Switched off ${date}`;
export const replaced = ({ date }: { readonly date: string | number }): string =>
  `Replaced ${date}`;
export const link = (): string => 'Link';
export const switchOff = (): string => 'Switch off';
export const switchOn = (): string => 'Switch on';
export const replaceAdvice = (): string =>
  '“Replace” makes a new code and link for this row. The old one stops working.';
export const replaceTitle = ({ code }: { readonly code: string | number }): string =>
  `Replace ${code}?`;
export const replaceQuestion = (): string =>
  'The code, its link and its barcode stop working at once, on paper too. The new code is its own barcode. This cannot be undone.';
export const usedQuestion = (): string => 'This code was used. The new one can be used once more.';
export const keepIt = (): string => 'Keep it';
export const replacing = (): string => 'Replacing…';
export const newCode = ({ code }: { readonly code: string | number }): string =>
  `The new code is ${code}. The old one stopped working.`;
export const changeFailed = ({ reason }: { readonly reason: string | number }): string =>
  `The code was not changed: ${reason}`;
