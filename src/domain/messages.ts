/** Every text that tells a person something went wrong, went well or has to be decided; to the letter (STEP-15). */
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
} as const;

/** What is said when something went well (product specification §8, WIZ-20). */
export const SUCCESS_MESSAGES = {
  couponReady: 'Your coupon is ready',
  public: 'Anyone with this link can see your coupon.',
  linkCopied: 'You have copied the coupon link to your clipboard.',
  designUpdated: 'You have updated your design.',
} as const;

/** What is said of the network (SHELL-16). */
export const NETWORK_WORDS = {
  gone: 'The network is gone. What you have typed is kept on this device.',
  back: 'The network is back.',
} as const;

/** What is asked before something is lost (product specification §8; WIZ-11). */
export const QUESTIONS = {
  leaveWizard: 'Leave without saving?',
  signOut: 'Sign out?',
} as const;
