/** Generated from en/dashboard.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const selectValueOrMoreTo = ({ value }: { readonly value: string | number }): string =>
  `Select ${value} or more to remove them together`;
export const exportCsv = (): string => 'Export CSV';
export const deactivate = (): string => 'Deactivate';
export const activate = (): string => 'Activate';
export const selectAllEvery = ({ every }: { readonly every: string | number }): string =>
  `Select all ${every}`;
export const countSelected = ({ count }: { readonly count: string | number }): string =>
  `${count} selected`;
export const selection = (): string => 'Selection';
export const removeFromDashboard = (): string => 'Remove from Dashboard';
export const recipientsSeeUhOh = (): string => 'Recipients see “Uh oh!”';
export const open = (): string => 'Open';
export const qrCodeAndFiles = (): string => 'QR code and files…';
export const copyLink = (): string => 'Copy Link';
export const newFromExisting = (): string => 'New from Existing';
export const viewPreview = (): string => 'View Preview';
export const createMatchingRideAlongImage = (): string => 'Create Matching Ride-Along Image';
export const moreForName = ({ name }: { readonly name: string | number }): string =>
  `More for ${name}`;
export const editName = (): string => 'EDIT NAME';
export const editNameOfName = ({ name }: { readonly name: string | number }): string =>
  `EDIT NAME of ${name}`;
export const lengthOfValue = ({
  length,
  value,
}: {
  readonly length: string | number;
  readonly value: string | number;
}): string => `${length} of ${value}`;
export const save = (): string => 'SAVE';
export const nameOfTheCoupon = (): string => 'Name of the coupon';
export const selectName = ({ name }: { readonly name: string | number }): string =>
  `Select ${name}`;
export const tryFewerWordsOrA = (): string => 'Try fewer words or part of the name.';
export const yourSearchReturnedNoDesigns = ({ term }: { readonly term: string | number }): string =>
  `Your search returned no designs for "${term}"`;
export const pickADesignAndChange = (): string =>
  'Pick a design and change the text. It takes a few minutes.';
export const youHaventCreatedAnyCoupons = (): string => "You haven't created any coupons";
export const couponsToCome = (): string => 'Loading coupons';
export const everyCouponYouMakeWaits = (): string =>
  'Every coupon you make appears here, with its link.';
export const signInToSeeYour = (): string => 'Sign in to see your coupons';
export const yourCouponsAreSafeCheck = (): string =>
  'Your coupons are safe. Check your connection and load the list again.';
export const creationDateIsInUtc = (): string => 'Creation date is in UTC.';
export const yourCoupons = (): string => 'Your coupons';
export const selectAll = (): string => 'Select all';
export const sortBy = (): string => 'Sort By';
export const searchMyDashboard = (): string => 'Search My Dashboard';
export const draftContinue = (): string => 'Continue draft';
export const draftContinueName = ({ name }: { readonly name: string | number }): string =>
  `Continue draft: ${name}`;
export const onThisBrowser = (): string => ', in this browser';
export const stoppedAtPlace = ({ place }: { readonly place: string | number }): string =>
  `Stopped at ${place}`;
export const discardDraft = (): string => 'Discard draft';
export const discardDraftName = ({ name }: { readonly name: string | number }): string =>
  `Discard draft: ${name}`;
export const draftName = ({ name }: { readonly name: string | number }): string => `Draft: ${name}`;
export const downloadAllFiles = (): string => 'Download all files';
export const packing = (): string => 'Packing…';
export const stripsLogosBarcodeRideAlong = (): string =>
  'Strips, logos, barcode, Ride-Along and pass in one zip file, with a read-me.';
export const allFiles = (): string => 'All files';
export const qrCodeForYourMail = (): string => 'QR code for your mail piece';
export const openInANewTab = (): string => 'Open in a new tab';
export const thisCouponIsInactiveRecipients = (): string =>
  'This coupon is inactive: recipients see “Uh oh!”.';
export const checkTheConnectionAndLoad = (): string => 'Check your connection and load it again.';
export const loadingTheCoupon = (): string => 'Loading the coupon';
export const previewOfName = ({ name }: { readonly name: string | number }): string =>
  `Preview of ${name}`;
export const telling = (): string => 'Sending…';
export const tellGoogleAgain = (): string => 'Send to Google again';
export const tellThemAgain = (): string => 'Send to them again';
export const askingAboutSavedPasses = (): string => 'Checking saved passes';
export const savedPasses = (): string => 'Saved passes';
export const sort = (): string => 'Sort';
export const titleSumMostOnName = ({
  title,
  sum,
  name,
  most,
}: {
  readonly title: string | number;
  readonly sum: string | number;
  readonly name: string | number;
  readonly most: string | number;
}): string => `${title}: ${sum}, most on ${name}, ${most}`;
export const titleNone = ({ title }: { readonly title: string | number }): string =>
  `${title}: none`;
export const viewsInTheLastLength = ({ length }: { readonly length: string | number }): string =>
  `Views in the last ${length} days`;
export const goodNoMore = (): string => 'GOOD NO MORE';
export const expired = (): string => 'EXPIRED';
export const discarding = (): string => 'Discarding…';
export const theBrowserDidNotAllow = ({ link }: { readonly link: string | number }): string =>
  `Your browser did not allow copying. The link is ${link}`;
export const linkCopied = (): string => 'You have copied the coupon link to your clipboard.';
export const proofPlace = ({
  card,
  place,
  cards,
}: {
  readonly card: string | number;
  readonly place: string | number;
  readonly cards: string | number;
}): string => `${card}, ${place} OF ${cards}`;
export const couponCount = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} coupon` : `${figure(count)} coupons`}`;
export const renameFailed = (): string => 'Unable to update project.';
export const deactivateFailed = (): string => 'Unable to deactive coupon';
export const activateFailed = (): string => 'Unable to activate coupon';
export const removeFailed = (): string => 'Unable to delete coupon.';
export const removeManyFailed = (): string =>
  'An error occurred when attempting to remove multiple coupons from your dashboard. Please try again.';
export const activateManyFailed = (): string => 'Unable to activate coupons';
export const deactivateManyFailed = (): string => 'Unable to deactivate coupons';
export const tableFailed = (): string => 'The CSV file could not be created. Please try again.';
export const selectEveryFailed = (): string =>
  'Some of your coupons could not be found. Please try again.';
export const couponGone = (): string =>
  'This coupon was removed in another tab or on another device.';
export const draftOpenElsewhere = (): string =>
  'This draft is open in another tab. Close it there first.';
export const draftNotDiscarded = (): string =>
  'This browser could not discard the draft. Please try again.';
export const renamed = (): string => 'You have updated your coupon name.';
export const removed = (): string => "You've successfully deleted a coupon from your dashboard.";
export const removedMany = (): string =>
  "You've successfully deleted a coupon(s) from your dashboard.";
export const activated = ({ count }: { readonly count: number }): string =>
  `You've activated ${count === 1 ? 'a coupon' : `${figure(count)} coupons`}.`;
export const deactivated = ({ count }: { readonly count: number }): string =>
  `You've deactivated ${count === 1 ? 'a coupon' : `${figure(count)} coupons`}.`;
export const draftDiscarded = (): string => 'You have discarded a draft.';
export const askRemoveCoupon = (): string =>
  'Are you sure you want to remove this coupon from your dashboard?';
export const askRemoveCoupons = ({ count }: { readonly count: number }): string =>
  `Are you sure you want to remove these ${figure(count)} coupons from your dashboard?`;
export const customizationsLost = (): string => 'All customizations will be lost.';
export const codesStopWorking = (): string => 'Printed codes and links will stop working.';
export const askDiscardDraft = (): string => 'Discard this draft?';
export const oldest = (): string => 'Oldest';
export const nameAscending = (): string => 'Name A–Z';
export const nameDescending = (): string => 'Name Z–A';
export const activeFirst = (): string => 'Active first';
export const proofApproved = ({ name }: { readonly name: string | number }): string =>
  `Approved by ${name}`;
export const proofChanges = ({ names }: { readonly names: string | number }): string =>
  `${names} asked for changes`;
export const proofOutdated = ({ names }: { readonly names: string | number }): string =>
  `Changed since ${names} answered`;
export const proofWaiting = (): string => 'Shared for approval, no answer yet';
export const proofWaitsFor = ({ names }: { readonly names: string | number }): string =>
  `Shared again, waits for ${names}`;
