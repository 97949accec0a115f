import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const region = style({
  position: 'fixed',
  left: '50%',
  /* Above the screen's bottom bar, if any. */
  bottom: 'calc(20px + var(--bar-below-toasts, 0px))',
  transform: 'translateX(-50%)',
  zIndex: 40,
  ...shapes.line('8px'),
  flexDirection: 'column-reverse',
  width: 'max-content',
  maxWidth: 'calc(100% - 24px)',
});

export const toast = style({
  ...shapes.inlineLine('12px'),
  overflowWrap: 'anywhere',
  background: vars.color.press,
  color: vars.color.onPress,
  padding: '0 8px 0 18px',
  minHeight: '52px',
  borderRadius: measures.radius.sheet,
  boxShadow: vars.shadow.lift,
  transform: 'translateY(var(--toast-swipe-movement-y, 0))',
  selectors: { '&[data-limited]': { display: 'none' } },
});

export const icon = style({ display: 'flex' });
globalStyle(`${icon}[data-kind="ok"] svg`, { color: vars.color.onPressOk });
globalStyle(`${icon}[data-kind="bad"] svg`, { color: '#FF8A80' });

export const action = style({
  border: `1.5px solid ${vars.color.onPress}`,
  borderRadius: measures.radius.field,
  background: 'none',
  minHeight: '36px',
  padding: '0 14px',
  fontWeight: 700,
  flex: 'none',
  ':hover': { background: `color-mix(in srgb, ${vars.color.press} 80%, ${vars.color.onPress})` },
  ':focus-visible': { outlineColor: vars.color.onPressFocus },
});

export const close = style({
  ...shapes.centered,
  ...shapes.bare,
  ...shapes.icon('44px'),
  ':focus-visible': { outlineColor: vars.color.onPressFocus, outlineOffset: '-4px' },
});
