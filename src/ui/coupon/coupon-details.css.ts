import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '.85em', margin: 0 });

export const label = style({ fontSize: '.87em', opacity: 0.76 });

export const value = style({
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${value} a`, { color: 'inherit' });
