import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The colors of one coupon, as custom properties. The names are fixed so that the public page can set them
 * in a style sheet of its own. They never follow the theme: a coupon looks the same by day and by night.
 */
export const couponColors = createGlobalThemeContract({
  background: 'coupon-background',
  foreground: 'coupon-foreground',
  label: 'coupon-label',
  googleText: 'coupon-google-text',
});
