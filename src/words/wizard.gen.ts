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
  'There is no room left on this device to keep your draft. Free some space, and keep this tab open until your coupon is made.';
export const draftRefused = (): string =>
  'This browser does not let us keep your draft, as in a private window. Keep this tab open until your coupon is made.';
export const draftSignedOut = (): string =>
  'You signed out in another tab, so your draft is no longer kept. Keep this tab open until your coupon is made.';
export const keptDraft = (): string => 'You have kept a draft. It is on your dashboard.';
export const templateWithdrawn = (): string =>
  'This design is no longer offered. Your draft was kept, and you can still finish your coupon.';
export const lateAwaited = (): string => 'Getting what comes next';
export const lateMissing = (): string =>
  'A part of Tearline did not load. Check the connection and try again, or reload the page. What you have typed is kept.';
export const matchArtwork = (): string => 'Match the artwork';
export const undoMatch = (): string => 'Undo the match';
