/** Generated from en/actions.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const colors = (): string => 'Colors';
export const redo = (): string => 'Redo';
export const undo = (): string => 'Undo';
export const close = (): string => 'Close';
export const cancel = (): string => 'Cancel';
export const remove = (): string => 'Remove';
export const edit = (): string => 'Edit';
export const replace = (): string => 'Replace';
export const yourRideAlongImage = (): string => 'Your Ride-Along image';
export const tryAgain = (): string => 'Try again';
export const save = (): string => 'Save';
export const tryAgainTitle = (): string => 'Try Again';
export const preview = (): string => 'Preview';
export const yourArtwork = (): string => 'Your artwork';
export const yourLogo = (): string => 'Your logo';
export const removing = (): string => 'Removing…';
export const no = (): string => 'No';
export const yes = (): string => 'Yes';
export const search = (): string => 'Search';
export const details = (): string => 'Details';
export const keywords = (): string => 'Keywords';
export const copy = (): string => 'Copy';
export const reload = (): string => 'Reload';
export const getStarted = (): string => 'Get Started';
export const reset = (): string => 'Reset';
export const inactive = (): string => 'INACTIVE';
export const designCount = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} design` : `${figure(count)} designs`}`;
export const notSaved = (): string => 'Not saved';
export const saving = (): string => 'Saving…';
export const newest = (): string => 'Newest';
