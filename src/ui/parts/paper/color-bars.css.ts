import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../theme/breakpoints.ts';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

/** Without the hairline a color equal to the background would be invisible. */
export const bars = style({
  display: 'flex',
  boxShadow: `0 0 0 1px color-mix(in srgb, ${vars.color.ink} 16%, transparent)`,
});

export const bar = style({
  ...shapes.square('14px'),
  forcedColorAdjust: 'none',
  '@media': { [`${above('narrow')} and ${upTo('medium')}`]: { width: '9px' } },
});
