/** Generated from en/wizard.json by `npm run generate`. Do not edit. */
export const nextStep = (): string => 'Next step';
export const stepCountOfSteps = ({
  count,
  steps,
}: {
  readonly count: string | number;
  readonly steps: string | number;
}): string => `Step ${count} of ${steps}`;
export const back = (): string => 'Back';
export const steps = (): string => 'Steps';
export const designOrPreview = (): string => 'Design or preview';
export const stepCountTitle = ({
  count,
  title,
}: {
  readonly count: string | number;
  readonly title: string | number;
}): string => `Step ${count}: ${title}`;
export const nameCurrent = ({ name }: { readonly name: string | number }): string =>
  `${name}, current`;
export const nameCompleted = ({ name }: { readonly name: string | number }): string =>
  `${name}, completed`;
export const stepCount = ({ count }: { readonly count: string | number }): string =>
  `Step ${count}`;
export const progress = (): string => 'Progress';
export const next = (): string => 'Next';
export const goBackToDashboard = (): string => 'Go back to Dashboard';
export const goToTheDesigns = (): string => 'Go to the designs';
export const designUnreadable = (): string =>
  'This design has parts that Tearline cannot draw. Please choose another one.';
export const designUpdated = (): string => 'You have updated your design.';
export const yesALogo = (): string => 'Yes, I have a logo';
export const fileOfUpTo500 = (): string => 'A PNG, JPG or GIF file of up to 500 KB.';
export const noMakeOne = (): string => 'No, make one from text';
export const oneOrTwoLetters = (): string => 'One or two letters in a font of your choice.';
export const saved = (): string => 'Saved';
export const draftSaved = (): string => 'Draft saved';
export const editing = ({ name }: { readonly name: string | number }): string =>
  `Editing “${name}”`;
export const newFrom = ({ name }: { readonly name: string | number }): string =>
  `New from “${name}”`;
export const noRoomForDraft = (): string =>
  'This device has no room left for your draft. Free up some space, and keep this tab open until your coupon is finished.';
export const draftRefused = (): string =>
  'This browser cannot save your draft. It may be a private window. Keep this tab open until your coupon is finished.';
export const draftSignedOut = (): string =>
  'You signed out in another tab, so your draft is no longer saved. Keep this tab open until your coupon is finished.';
export const keptDraft = (): string => 'Your draft is saved. It is on your dashboard.';
export const templateWithdrawn = (): string =>
  'This design is no longer offered. Your draft is saved, and you can still finish your coupon.';
export const lateAwaited = (): string => 'Loading the next step';
export const lateMissing = (): string =>
  'Part of Tearline did not load. Check your connection and try again, or reload the page. What you have typed is saved.';
export const matchArtwork = (): string => 'Match the artwork';
export const undoMatch = (): string => 'Undo the match';
