import { createGlobalThemeContract, createVar, globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { vars } from '../theme/theme.css.ts';

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

/** `inset` and `border-radius` of the element that casts the shadow. */
export const shadow = { inset: createVar(), radius: createVar() };

/**
 * The card's paper; everything inside is measured in `cqw`, hundredths of its width. A separate sheet casts the
 * shadow, because a filter on the live artwork would blur it again in each frame.
 */
export const frame = style({
  containerType: 'inline-size',
  width: '100%',
  marginInline: 'auto',
  position: 'relative',
  isolation: 'isolate',
  '::before': {
    ...shapes.drawn,
    zIndex: -1,
    inset: shadow.inset,
    borderRadius: shadow.radius,
    boxShadow: vars.shadow.lift,
  },
  // The card shows a phone's screen, so forced colors must not change it.
  forcedColorAdjust: 'none',
  '@media': { print: { '::before': { boxShadow: 'none' } } },
});

/** Placeholder words in the card's own colors, so that the user can judge these. */
export const blank = style({ borderBottom: '1.5px dashed currentColor' });

/** Set by the card: the widths of square and wide codes, including the quiet zone. */
export const squareWidth = createVar();
export const wideWidth = createVar();

/** White paper around the picture's quiet zone, because scanners need it in any colors. */
export const figure = style({
  display: 'grid',
  justifyItems: 'center',
  maxWidth: '100%',
  padding: '0 0 2.4cqw',
  overflow: 'hidden',
  borderRadius: '1.8cqw',
  background: '#FFFFFF',
  color: '#111111',
});

/** QR and Aztec; sized before the image loads, so that nothing jumps. */
export const square = style({ width: squareWidth, aspectRatio: '1' });

/** PDF417 and Code 128 vary in shape: each fits whole into a place that is sized before its picture. */
export const wide = style({ width: wideWidth, paddingTop: '2cqw', aspectRatio: '3 / 1' });

/** For PDF417 from some 200 characters, which has as many rows. */
export const dense = style({ aspectRatio: '2 / 1' });

globalStyle(`${wide} > *`, { ...shapes.square('100%'), minHeight: 0 });

/** With `figure` it has more specificity than the card's rule that lets a code grow to its width. */
globalStyle(`figure ${wide} :is(svg, img)`, { ...shapes.square('100%'), objectFit: 'contain' });

export const code = style({ ...shapes.centered, minWidth: 0 });

export const caption = style({
  ...shapes.oneLine,
  maxWidth: '100%',
  paddingInline: '3cqw',
  fontSize: 'max(3.1cqw, min(7px, 4.2cqw))',
  lineHeight: 1.35,
  letterSpacing: '.03em',
  fontVariantNumeric: 'tabular-nums',
});

export const list = style(shapes.stack('.85em'));

/** Distinguished only by size and weight, because the coupon's colors may have little contrast. */
export const label = style(shapes.type('.82em', 600));

export const value = style({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${value} a`, { color: 'inherit' });
