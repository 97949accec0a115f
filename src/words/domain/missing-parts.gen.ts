/** Generated from en/domain/missing-parts.json by `npm run generate`. Do not edit. */
export const nothingDrawn = ({
  failures,
  advice,
}: {
  readonly failures: string | number;
  readonly advice: string | number;
}): string => `Nothing was drawn: ${failures}. ${advice}`;
export const fontNotLoaded = ({ family }: { readonly family: string | number }): string =>
  `the font ${family} did not load`;
export const fontUnknown = ({ family }: { readonly family: string | number }): string =>
  `the font ${family} is not one of Tearline’s`;
export const pictureNotLoaded = (): string => 'a picture of the design did not load';
export const barcodeNotLoaded = (): string => 'the barcode did not load';
export const rendererNotLoaded = (): string => 'the part of Tearline that draws did not load';
export const fontReplaced = ({ failure }: { readonly failure: string | number }): string =>
  `${failure}; another one stands in for it here.`;
export const missingHere = ({ failure }: { readonly failure: string | number }): string =>
  `${failure} and is missing here.`;
export const noArtwork = ({ failure }: { readonly failure: string | number }): string =>
  `${failure}, so no artwork is shown.`;
export const chooseAnother = (): string => 'Choose another design.';
export const tryAgain = (): string =>
  'Check your connection and try again: what you entered is kept.';
export const and = ({
  others,
  last,
}: {
  readonly others: string | number;
  readonly last: string | number;
}): string => `${others} and ${last}`;
