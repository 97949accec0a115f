import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** The panel is below the box and over the following content. */
export const place = style({ position: 'relative', zIndex: 11 });

export const box = style({
  ...shapes.middle,
  background: vars.color.sheet,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: measures.radius.field,
  boxShadow: vars.shadow.lie,
  ':focus-within': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '2px' },
});

globalStyle(`${box} > svg`, { ...shapes.square('24px'), marginLeft: '18px' });
globalStyle(`${box} > svg`, shapes.until('phone', { marginLeft: '14px' }));

export const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'none',
  minHeight: '60px',
  padding: '0 14px',
  fontSize: measures.size.t20,
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.inkSoft, opacity: 1 },
  ...shapes.until('phone', { fontSize: measures.size.t17, padding: '0 10px' }),
});

export const submit = style({
  ...shapes.inverse,
  ...shapes.inlineLine('8px'),
  justifyContent: 'center',
  margin: '6px',
  minHeight: '48px',
  padding: '0 18px',
  border: 0,
  borderRadius: measures.radius.field,
  fontWeight: 600,
  cursor: 'pointer',
  flex: 'none',
  ':hover': { background: `color-mix(in srgb, ${vars.color.ink} 86%, ${vars.color.paper})` },
  ':active': { transform: 'translateY(1px)' },
  ...shapes.until('phone', { width: '48px', padding: 0 }),
});

export const submitWord = style(shapes.until('phone', { display: 'none' }));
