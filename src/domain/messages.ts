/** Every text that tells a person something went wrong, went well or has to be decided; to the letter (STEP-15). */
import { figure } from './figure.ts';

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
      : `You've ${active ? 'activated' : 'deactivated'} ${figure(count)} coupons.`,
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
    `Are you sure you want to remove these ${figure(count)} coupons from your dashboard?`,
  customizationsLost: 'All customizations are lost.',
  codesStopWorking: 'Printed codes and links stop working.',
  discardDraft: 'Discard this draft?',
  leaveWizard: 'Leave without saving?',
  signOut: 'Sign out?',
} as const;
