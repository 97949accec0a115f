import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '.85em', margin: 0 });

/** Set apart by size and weight alone: the coupon's colors may have no contrast to spare. */
export const label = style({ fontSize: '.82em', fontWeight: 600 });

export const none = style({ margin: 0 });

export const value = style({
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${value} a`, { color: 'inherit' });
