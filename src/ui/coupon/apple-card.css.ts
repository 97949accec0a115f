import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { APPLE_CARD_MAX_WIDTH } from '../../domain/constants.ts';
import { couponColors, shadow, squareWidth, wideWidth } from './coupon-frame.css.ts';
import * as shapes from '../theme/shapes.ts';

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

globalStyle(`${logo} > img`, { objectFit: 'contain', objectPosition: 'left center' });

export const strip = style({ aspectRatio: '1125 / 432', overflow: 'hidden' });

globalStyle(`${logo} > *, ${strip} > *`, { ...shapes.square('100%'), display: 'block' });
globalStyle(`${strip} > img`, { objectFit: 'cover' });

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

/** A separate class, so that print can hide it: there the offer is the headline. */
export const offerLabel = style([label, {}]);

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

globalStyle(`${barcode} svg, ${barcode} img`, {
  ...shapes.fluid,
  maxHeight: '60cqw',
  imageRendering: 'pixelated',
});

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
