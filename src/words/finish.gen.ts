/** Generated from en/finish.json by `npm run generate`. Do not edit. */
export const keepAsDraft = (): string => 'Keep as draft';
export const leave = (): string => 'Leave';
export const stay = (): string => 'Stay';
export const yourCouponIsSavedBut = ({ failure }: { readonly failure: string | number }): string =>
  `Your coupon is saved, but the Ride-Along files could not be downloaded. ${failure}`;
export const downloadRideAlongFiles = (): string => 'Download Ride-Along files';
export const yourRideAlongFilesAre = (): string => 'Your Ride-Along files have been downloaded.';
export const gettingYourRideAlongFiles = (): string => 'Downloading your Ride-Along files';
export const wordsSent = ({ words }: { readonly words: string | number }): string =>
  `${words} sent`;
export const submitting = (): string => 'Submitting';
export const sendingYourCoupon = (): string => 'Sending your coupon';
export const savingYourCoupon = (): string => 'Saving your coupon…';
export const saveAsANewCoupon = (): string => 'Save as a new coupon';
export const openTheSavedVersion = (): string => 'Open the saved version';
export const saveYoursAsANew = (): string =>
  'Save yours as a new coupon with its own link, or open the saved version and discard your changes.';
export const somebodySavedItInAnother = (): string =>
  'Someone saved it in another tab or on another device after you opened it here. Your edit was not saved, but nothing is lost.';
export const thisCouponWasChangedElsewhere = (): string => 'This coupon was changed elsewhere';
export const childrenOpensANewTab = ({
  children,
}: {
  readonly children: string | number;
}): string => `${children} (opens in a new tab)`;
export const template = (): string => 'Template';
export const campaignBuilder = (): string => 'Campaign builder';
export const goToYourCouponLink = (): string => 'Go to your coupon link';
export const drawingNameCountOfTotal = ({
  name,
  count,
  total,
}: {
  readonly name: string | number;
  readonly count: string | number;
  readonly total: string | number;
}): string => `Drawing ${name}, ${count} of ${total}`;
export const gettingThePicturesReady = (): string => 'Preparing the pictures';
export const drawingYourCoupon = (): string => 'Drawing your coupon';
export const submissionTitle = (): string => 'An Error Occurred!';
export const submissionFailed = (): string =>
  'The coupon was not able to be successfully submitted for creation due to an error. You may try again.';
export const couponReady = (): string => 'Your coupon is ready';
export const goBack = (): string => 'Go back';
export const keepsItsLink = (): string => 'It keeps its link.';
export const leaveCoupon = (): string =>
  'This coupon is not finished. You can keep it as a draft on your dashboard in this browser, or leave and delete it.';
export const leaveEdit = (): string =>
  'Your changes are not in the coupon yet. You can keep them as a draft on your dashboard in this browser, or leave and delete them. The coupon itself stays the same.';
export const appleStripDrawn = (): string => 'the Apple strip';
export const appleLogoDrawn = (): string => 'the Apple logo';
export const googleStripDrawn = (): string => 'the Google strip';
export const googleLogoDrawn = (): string => 'the Google logo';
export const rideAlongDrawn = (): string => 'the Ride-Along image';
export const noRideAlongDesign = (): string =>
  'This design has no matching Ride-Along image. Go back and add an image of your own.';
