/** A form screen: the step's name and the substep's, as `?substep=` carries it; also the path of its state in the wizard's chart. */
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
