import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';
import { late } from './spinner.css.ts';

const bar = style({ background: vars.color.line, opacity: 0.7 });

/** The outline of a coupon tile: artwork, perforation, stub of 84 px. */
export const tile = style([
  late,
  {
    border: `1px solid ${vars.color.line}`,
    borderRadius: measures.radius.sheet,
  },
]);

export const artwork = style([bar, { aspectRatio: '1125 / 432' }]);

export const stub = style({ ...shapes.middle, minHeight: '84px', padding: '0 16px' });

export const line = style([bar, { height: '12px', width: '50%' }]);
