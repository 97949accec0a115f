/** The dashboard's messages, to the letter (product specification §8); only the dashboard loads them. */
import { figure } from '../../words/figure.ts';

export const DASHBOARD_FAILURES = {
  rename: 'Unable to update project.',
  deactivate: 'Unable to deactive coupon',
  activate: 'Unable to activate coupon',
  remove: 'Unable to delete coupon.',
  removeMany:
    'An error occurred when attempting to remove multiple coupons from your dashboard. Please try again.',
  activateMany: 'Unable to activate coupons',
  deactivateMany: 'Unable to deactivate coupons',
  exportCoupons: 'The table of coupons could not be made. Please try again.',
  selectEvery: 'Not all of your coupons could be found. Please try again.',
  couponGone: 'This coupon was removed in another tab or on another device.',
  draftOpenElsewhere: 'This draft is open in another tab. Close it there first.',
  draftNotDiscarded: 'This browser did not let us discard the draft. Please try again.',
} as const;

export const DASHBOARD_SUCCESSES = {
  renamed: 'You have updated your coupon name.',
  removed: "You've successfully deleted a coupon from your dashboard.",
  removedMany: "You've successfully deleted a coupon(s) from your dashboard.",
  activated: "You've activated a coupon.",
  deactivated: "You've deactivated a coupon.",
  switchedMany: (count: number, active: boolean) =>
    count === 1
      ? `You've ${active ? 'activated' : 'deactivated'} a coupon.`
      : `You've ${active ? 'activated' : 'deactivated'} ${figure(count)} coupons.`,
  draftDiscarded: 'You have discarded a draft.',
} as const;

export const DASHBOARD_QUESTIONS = {
  removeCoupon: 'Are you sure you want to remove this coupon from your dashboard?',
  removeCoupons: (count: number) =>
    `Are you sure you want to remove these ${figure(count)} coupons from your dashboard?`,
  customizationsLost: 'All customizations are lost.',
  codesStopWorking: 'Printed codes and links stop working.',
  discardDraft: 'Discard this draft?',
} as const;
