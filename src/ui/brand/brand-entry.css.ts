import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const entry = style({
  ...shapes.middle,
  ...shapes.bare,
  width: 'calc(100% + 16px)',
  minHeight: '64px',
  margin: '-4px -8px',
  padding: '8px',
  borderRadius: measures.radius.field,
  textAlign: 'left',
  ':hover': { background: `color-mix(in srgb, transparent 92%, ${vars.color.ink})` },
});
/* Room for both lines; the second comes later. */
globalStyle(`${entry} > span`, { flex: 1, minHeight: '46px' });

/** Beside both lines of words. */
export const thumb = style({ float: 'right', marginLeft: '14px' });
