import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';

export const list = style(shapes.stack('.85em'));

/** Distinguished only by size and weight, because the coupon's colors may have little contrast. */
export const label = style(shapes.type('.82em', 600));

export const value = style({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${value} a`, { color: 'inherit' });
