/** Generated from en/proof.json by `npm run generate`. Do not edit. */
export const saveAndContinue = (): string => 'Save and continue';
export const proofPlaceOfLength = ({
  place,
  length,
}: {
  readonly place: string | number;
  readonly length: string | number;
}): string => `PROOF ${place} OF ${length}`;
export const readsWell = (): string => 'Reads well.';
export const contrastRatio1 = ({ ratio }: { readonly ratio: string | number }): string =>
  `Contrast ${ratio}:1`;
export const editRideAlong = (): string => 'Edit Ride-Along';
export const rideAlongImageColors = (): string => 'Ride-Along: image, colors';
export const editDetails = (): string => 'Edit details';
export const detailsDatesTerms = (): string => 'Details: dates, terms';
export const editCoupon = (): string => 'Edit coupon';
export const couponWordsColors = (): string => 'Coupon: words, colors';
export const changeSomething = (): string => 'Change something';
export const savingDownloadsItWithThe = (): string =>
  'Saving downloads it, with the 600 × 400 px master';
export const yoursToKeep = (): string => 'Yours to keep.';
export const aJpegOf300200 = (): string => 'A JPEG of 300 × 200 px, at most 200 KB';
export const fitsTheMail = (): string => 'Fits the mail.';
export const googleCutsNeitherNameNor = (): string => 'Google shows the full name and description';
export const fits = (): string => 'Fits.';
export const howAScreenReaderSays = (): string => 'How a screen reader reads it';
export const yourAppleCoupon = (): string => 'Your Apple coupon';
export const yourGoogleCoupon = (): string => 'Your Google coupon';
export const toThePhone = (): string => 'This is what goes to the phone, pixel for pixel.';
export const besideTheirMail = (): string =>
  'This is what people see beside their mail, at actual size.';
export const cardIsGray = (): string => 'The card is still gray';
export const cardMatches = (): string => 'The card matches the artwork';
