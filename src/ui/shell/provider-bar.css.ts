import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const provider = style({
  position: 'relative',
  zIndex: 21,
  background: vars.color.press,
  color: vars.color.onPress,
  fontSize: measures.size.t11,
  letterSpacing: '.02em',
});

globalStyle(`${provider} :focus-visible`, {
  outlineColor: vars.color.onPressFocus,
  outlineOffset: '-4px',
});

export const row = style({
  ...shapes.line('4px'),
  minHeight: measures.frame.provider,
  // Large fonts wrap to a second line instead of overflowing the window.
  flexWrap: 'wrap',
  ...shapes.until('phone', { gap: 0 }),
});

export const name = style({
  fontWeight: 600,
  marginRight: 'auto',
  // The space above it where the menus wrap below it.
  paddingBlock: '10px',
  whiteSpace: 'nowrap',
});

export const menus = style({ ...shapes.wrapped('4px'), ...shapes.until('phone', { gap: 0 }) });

export const menu = style({
  position: 'relative',
  ...shapes.until('phone', { position: 'static' }),
});

export const opener = style({
  ...shapes.line('4px', 'center'),
  ...shapes.bare,
  minHeight: '44px',
  padding: '0 12px',
  letterSpacing: 'inherit',
  ':hover': { textDecoration: 'underline' },
  ...shapes.until('phone', { padding: '0 5px', minWidth: '44px' }),
});

globalStyle(`${opener} > svg`, shapes.square('16px'));
globalStyle(`${opener} > svg`, shapes.until('phone', { display: 'none' }));

export const links = style({
  ...shapes.lifted,
  position: 'absolute',
  right: 0,
  top: '100%',
  minWidth: '200px',
  color: vars.color.ink,
  borderRadius: `0 0 ${measures.radius.sheet} ${measures.radius.sheet}`,
  padding: '6px',
  ...shapes.until('phone', { left: 0, right: 0, padding: '6px 12px' }),
});

export const link = style({
  ...shapes.middle,
  minHeight: '44px',
  padding: '0 12px',
  borderRadius: measures.radius.sheet,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: `color-mix(in srgb, ${vars.color.sheet} 93%, ${vars.color.ink})` },
});

globalStyle(`${links} ${link}:focus-visible`, { outlineColor: vars.color.blue });
