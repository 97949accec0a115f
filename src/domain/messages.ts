/** Every text that tells a person something went wrong, went well or has to be decided; to the letter (STEP-15). */
import { BYTES_PER_KB, MAILER_ID_LENGTH } from './constants.ts';
import { isRecord } from './record.ts';

/** The messages of a form's fields (product specification §5; the two of STEP-14 are decided there). */
export const FIELD_MESSAGES = {
  required: 'Required',
  url: 'Must be a valid URL',
  phone: 'Must match: XXX-XXX-XXXX',
  tooLong: (max: number) => `Must be at most ${max} characters long`,
  date: 'Valid Date Required',
  fileTooLarge: (maxBytes: number) =>
    `The selected file is too large. Please select a smaller file. Max file size: ${maxBytes / BYTES_PER_KB} KB`,
  fileType: 'The selected file is not a PNG, JPG or GIF image.',
  fileSides:
    'The selected image is too long or too wide. Please select one of at most 10,000 pixels a side.',
  filePixels: 'The selected image has too many pixels. Please select a smaller image.',
  integer: 'Must be an integer',
  comma: 'Must not contain a comma',
  hidden: 'This text has hidden characters that change how it reads. Please type it again.',
  mailerId: `Must match: ${'X'.repeat(MAILER_ID_LENGTH)}`,
  uuid: 'Invalid UUID',
  color: 'Must be a color such as #1F4FBF',
  barcodeControls: 'A barcode cannot hold line breaks or control characters.',
  barcodeBroken: 'This text has a broken character. Please type it again.',
  barcodeTooLong: 'This text is too long for a QR code. Please shorten it.',
  barcodePdf417:
    'PDF417 takes Western European letters, digits and signs only. Please use a QR code for this text.',
  barcodeAztec:
    'Aztec takes Western European letters, digits and signs only. Please use a QR code for this text.',
  barcodeCode128:
    'Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.',
} as const;

type FieldMessages = typeof FIELD_MESSAGES;

/** Codes whose sentence names a limit: characters, or bytes of a file. */
type LimitCode = {
  [Code in keyof FieldMessages]: FieldMessages[Code] extends string ? never : Code;
}[keyof FieldMessages];

/** What is wrong with a field. Rules return it and decisions compare its code; only people read its sentence. */
export type FieldIssue =
  | { readonly code: Exclude<keyof FieldMessages, LimitCode> }
  | { readonly code: LimitCode; readonly limit: number }
  /** A value that no form can produce, in the validator's own words. */
  | { readonly code: 'unexpected'; readonly detail: string };

/** Whether a value that was written as JSON is an issue. */
export function isFieldIssue(value: unknown): value is FieldIssue {
  if (!isRecord(value) || typeof value['code'] !== 'string') return false;
  return value['code'] in FIELD_MESSAGES;
}

/** Returns the sentence of an issue. */
export function fieldMessageOf(issue: FieldIssue): string {
  if ('detail' in issue) return issue.detail;
  return 'limit' in issue ? FIELD_MESSAGES[issue.code](issue.limit) : FIELD_MESSAGES[issue.code];
}

/** What is said where a whole view or a whole action failed (product specification §8). */
export const FAILURE_MESSAGES = {
  list: 'An error occurred!',
  pageNotFound: 'Page not found.',
  noAccess: 'NO ACCESS',
  unableToLoadCoupon: 'Unable to load coupon',
  uhOh: 'Uh oh!',
  couponInactive: 'The link you followed is for a coupon that may no longer be active.',
  submissionTitle: 'An Error Occurred!',
  submission:
    'The coupon was not able to be successfully submitted for creation due to an error. You may try again.',
  projectNotFound: 'Coupon Project was not found!',
  templateNotFound: 'Coupon Template was not found!',
  wizard: (detail: string) => `An error occurred: ${detail}`,
  designUnreadable: 'This design has parts that Tearline cannot draw. Please choose another one.',
  rename: 'Unable to update project.',
  deactivate: 'Unable to deactive coupon',
  activate: 'Unable to activate coupon',
  remove: 'Unable to delete coupon.',
  removeMany:
    'An error occurred when attempting to remove multiple coupons from your dashboard. Please try again.',
  activateMany: 'Unable to activate coupons',
  deactivateMany: 'Unable to deactivate coupons',
  selectEvery: 'Not all of your coupons could be found. Please try again.',
  couponGone: 'This coupon was removed in another tab or on another device.',
  draftOpenElsewhere: 'This draft is open in another tab. Close it there first.',
  draftNotDiscarded: 'This browser did not let us discard the draft. Please try again.',
} as const;

/** What is said when something went well (product specification §8, WIZ-20). */
export const SUCCESS_MESSAGES = {
  couponReady: 'Your coupon is ready',
  public: 'Anyone with this link can see your coupon.',
  renamed: 'You have updated your coupon name.',
  linkCopied: 'You have copied the coupon link to your clipboard.',
  removed: "You've successfully deleted a coupon from your dashboard.",
  removedMany: "You've successfully deleted a coupon(s) from your dashboard.",
  designUpdated: 'You have updated your design.',
  activated: "You've activated a coupon.",
  deactivated: "You've deactivated a coupon.",
  switchedMany: (count: number, active: boolean) =>
    count === 1
      ? `You've ${active ? 'activated' : 'deactivated'} a coupon.`
      : `You've ${active ? 'activated' : 'deactivated'} ${count.toLocaleString('en-US')} coupons.`,
  draftDiscarded: 'You have discarded a draft.',
} as const;

/** What is said of the network (SHELL-16). */
export const NETWORK_WORDS = {
  gone: 'The network is gone. What you have typed is kept on this device.',
  back: 'The network is back.',
} as const;

/** What is asked before something is lost (product specification §8; WIZ-11). */
export const QUESTIONS = {
  removeCoupon: 'Are you sure you want to remove this coupon from your dashboard?',
  removeCoupons: (count: number) =>
    `Are you sure you want to remove these ${count.toLocaleString('en-US')} coupons from your dashboard?`,
  customizationsLost: 'All customizations are lost.',
  discardDraft: 'Discard this draft?',
  leaveWizard: 'Leave without saving?',
  signOut: 'Sign out?',
} as const;
