/** A form screen: step and substep name as in `?substep=`; also the path of its state in the wizard's chart. */
export const SCREEN_NAMES = [
  'design.upload',
  'logo.choice',
  'logo.upload',
  'logo.text',
  'coupon.text',
  'coupon.colors',
  'coupon.theme',
  'details.business',
  'barcode.format',
  'ride-along.question',
  'ride-along.upload',
  'ride-along.colors',
] as const;
export type ScreenName = (typeof SCREEN_NAMES)[number];
