import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const row = style({ ...shapes.wrappedLine('8px'), minHeight: '44px', marginBottom: '20px' });

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
  ...shapes.target,
  ...shapes.inlineLine('8px'),
  ...shapes.type(measures.size.t13, 600),
  padding: '0 14px',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: measures.radius.round,
  background: vars.color.sheet,
  color: vars.color.ink,
  ':hover': { borderColor: vars.color.ink },
});

globalStyle(`${chip} > svg`, shapes.square('16px'));

export const dot = style({
  ...shapes.square('16px'),
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .2)',
});
