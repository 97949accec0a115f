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
export const design = (): string => 'Design';
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
