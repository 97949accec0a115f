import { globalStyle, style } from '@vanilla-extract/css';
import { changes } from '../coupon/proof-answer.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures } from '../theme/theme.css.ts';

/** Beside the buttons of a stacked proof it has a row of its own. */
export const waits = style({
  ...shapes.small,
  flexBasis: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const address = style({
  ...shapes.target,
  ...shapes.middle,
  flexBasis: '100%',
  fontSize: measures.size.t13,
});

export const code = style({
  width: '132px',
  padding: '6px',
  ...shapes.whitePaper,
  forcedColorAdjust: 'none',
});

globalStyle(`${code} img`, { display: 'block', width: '100%' });

globalStyle(`${changes} table`, { fontSize: measures.size.t13 });
