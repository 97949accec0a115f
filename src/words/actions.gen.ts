/** Generated from en/actions.json by `npm run generate`. Do not edit. */
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
