import { style } from '@vanilla-extract/css';
import * as shapes from '../ui/theme/shapes.ts';
import { measures, vars } from '../ui/theme/theme.css.ts';

/** "Uh oh!" */
export const missing = style({
  ...shapes.stack('20px'),
  alignSelf: 'center',
  justifyItems: 'center',
  padding: '32px 24px',
  textAlign: 'center',
});

export const missingTitle = style({
  fontSize: measures.size.t48,
  letterSpacing: '-.03em',
});

export const missingText = style({
  maxWidth: '34ch',
  fontSize: measures.size.t17,
  textWrap: 'balance',
});

/** The outline of a missing coupon. */
export const blank = style({
  ...shapes.dashed,
  width: '168px',
  aspectRatio: '490 / 560',
  background: `linear-gradient(${vars.color.line} 0 0) 0 22% / 100% 38% no-repeat`,
  rotate: '-3deg',
});
