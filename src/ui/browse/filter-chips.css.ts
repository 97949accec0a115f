import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../theme/theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  marginBottom: '20px',
});

export const count = style({
  /* Space for three digits before the number is known, so that the chips do not move. */
  minWidth: '88px',
  marginRight: '8px',
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
});

export const partial = style({ marginRight: '8px', color: vars.color.ink });

export const chips = style({ display: 'contents' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 14px',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: measures.radius.round,
  background: vars.color.sheet,
  color: vars.color.ink,
  fontWeight: 600,
  fontSize: measures.size.t13,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.ink },
});

globalStyle(`${chip} > svg`, { width: '16px', height: '16px' });

export const dot = style({
  width: '16px',
  height: '16px',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .2)',
});
