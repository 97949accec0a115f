import { createVar, globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';

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
