import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '.85em', margin: 0 });

/** Distinguished only by size and weight, because the coupon's colors may have little contrast. */
export const label = style({ fontSize: '.82em', fontWeight: 600 });

export const none = style({ margin: 0 });

export const value = style({
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${value} a`, { color: 'inherit' });
