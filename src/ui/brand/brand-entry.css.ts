import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../theme/theme.css.ts';

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  width: 'calc(100% + 16px)',
  minHeight: '64px',
  margin: '-4px -8px',
  padding: '8px',
  border: 0,
  borderRadius: measures.radius.field,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { background: `color-mix(in srgb, transparent 92%, ${vars.color.ink})` },
});
globalStyle(`${entry} > span`, { flex: 1 });

/** Beside both lines of words. */
export const thumb = style({ float: 'left', marginRight: '14px' });
