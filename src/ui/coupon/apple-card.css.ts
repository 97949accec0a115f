import { createGlobalThemeContract, createVar, globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { vars } from '../theme/theme.css.ts';
import { APPLE_CARD_MAX_WIDTH } from '../../domain/constants.ts';

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
  ...shapes.middleStack('0'),
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

globalStyle(`${code} :is(svg, img)`, { ...shapes.fluid, imageRendering: 'pixelated' });

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
export const detailLabel = style(shapes.type('.82em', 600));

export const detailValue = style({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${detailValue} a`, { color: 'inherit' });

const tooth = createVar();

/** The sheet between the teeth casts the shadow. */
export const box = style({
  vars: { [shadow.inset]: '1.4cqw 0', [shadow.radius]: '1cqw' },
  maxWidth: `${APPLE_CARD_MAX_WIDTH}px`,
});

/**
 * A ticket with a zigzag above and below; each tooth is one square of the mask. The middle is one piece, because on
 * a turned card Firefox draws a hairline between tiles.
 */
export const card = style({
  vars: { [tooth]: '2.1cqw' },
  paddingBlock: tooth,
  background: couponColors.background,
  color: couponColors.foreground,
  borderRadius: '1cqw',
  // Not Arimo: the renderer loads only its bold, and the first text logo would turn all words bold.
  fontFamily: '-apple-system, "Helvetica Neue", Arial, sans-serif',
  fontSize: '4.7cqw',
  lineHeight: 1.2,
  textAlign: 'left',
  printColorAdjust: 'exact',
  mask: [
    `conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) 50% 0 / ${tooth} 51% repeat-x`,
    `conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% 100% / ${tooth} 51% repeat-x`,
    `linear-gradient(#000 0 0) 50% 50% / 100% calc(100% - 2 * ${tooth}) no-repeat`,
  ].join(', '),
});

export const head = style({ ...shapes.middle, height: '18.5cqw', paddingInline: '4.2cqw' });

export const logo = style({ display: 'flex', width: '42.66cqw', height: '13.33cqw' });

globalStyle(`${logo} img`, { objectFit: 'contain', objectPosition: 'left center' });

export const strip = style({ aspectRatio: '1125 / 432', overflow: 'hidden' });

globalStyle(`${logo} > *, ${strip} > *`, { ...shapes.square('100%'), display: 'block' });
globalStyle(`${strip} img`, { objectFit: 'cover' });

/** Two lines of offer. */
const FIELDS_HEIGHT = '19.4cqw';

export const fields = style({
  ...shapes.beside('4cqw'),
  justifyContent: 'space-between',
  minHeight: FIELDS_HEIGHT,
  padding: '3.6cqw 4.2cqw 0',
});

export const offer = style({ minWidth: 0 });

export const date = style({ textAlign: 'right', whiteSpace: 'nowrap' });

export const label = style({
  ...shapes.type('max(2.75cqw, min(7px, 4.2cqw))', 600, 1.5),
  color: couponColors.label,
  letterSpacing: '.04em',
  textTransform: 'uppercase',
});

export const value = style({
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Wallet cuts long offers too; the details have the whole offer. */
export const offerValue = style([value, shapes.clamped(3)]);

/** 400 of 490 (PREV-01). */
export const BARCODE_HEIGHT = `${(400 / 490) * 100}cqw`;

export const barcode = style({
  vars: { [squareWidth]: '55cqw', [wideWidth]: '88cqw' },
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  height: BARCODE_HEIGHT,
  paddingInline: '4.2cqw',
  paddingBottom: '7cqw',
});

globalStyle(`${barcode} :is(svg, img)`, { maxHeight: '60cqw' });

/** As high as the front, so that turning the card moves nothing. */
export const back = style({
  ...shapes.column('4cqw'),
  height: `calc(18.5cqw + ${(432 / 1125) * 100}cqw + ${FIELDS_HEIGHT} + ${BARCODE_HEIGHT})`,
  padding: '5cqw 4.2cqw',
  overflowY: 'auto',
  fontSize: '4.1cqw',
  lineHeight: 1.4,
});

export const backTitle = style({
  ...shapes.type('1.25em', 600),
  color: couponColors.label,
  fontFamily: 'inherit',
});
