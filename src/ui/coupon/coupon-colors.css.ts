import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The colors of one coupon as custom properties. Their names are fixed, so that the public page can set them in
 * its own style sheet. They ignore the theme: a coupon looks the same in light and dark.
 */
export const couponColors = createGlobalThemeContract({
  background: 'coupon-background',
  foreground: 'coupon-foreground',
  label: 'coupon-label',
  googleText: 'coupon-google-text',
});
