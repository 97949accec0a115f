import { globalStyle, style } from '@vanilla-extract/css';
import { LOW_WINDOW, upTo } from '../theme/breakpoints.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

const NARROW = upTo('dashboardOne');

export const bar = style({
  ...shapes.line('12px'),
  position: 'fixed',
  zIndex: 8,
  left: '50%',
  bottom: '20px',
  transform: 'translateX(-50%)',
  padding: '10px 10px 10px 22px',
  whiteSpace: 'nowrap',
  background: vars.color.press,
  color: vars.color.onPress,
  boxShadow: vars.shadow.lift,
  borderRadius: measures.radius.sheet,
  ...shapes.media({
    [NARROW]: {
      ...shapes.columns('1fr auto', '4px 8px'),
      inset: 'auto 12px 12px',
      transform: 'none',
      padding: '8px 8px 10px 16px',
    },
    // The cards stay in sight.
    [LOW_WINDOW]: { maxHeight: '60vh', overflowY: 'auto' },
    forcedColors: { outline: '2px solid CanvasText' },
  }),
});

/** Toasts appear above it, and the last cards can be scrolled clear of it. */
globalStyle(`:root:has(${bar})`, { vars: { '--bar-below-toasts': '76px' } });
globalStyle(`:root:has(${bar})`, {
  '@media': { [NARROW]: { vars: { '--bar-below-toasts': '156px' } } },
});
globalStyle(`:root:has(${bar})`, { scrollPaddingBottom: '110px' });

export const count = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

export const every = style({
  ...shapes.bare,
  ...shapes.underlined,
  marginLeft: '12px',
  minHeight: '44px',
  padding: 0,
  color: vars.color.onPressFocus,
  font: 'inherit',
  fontWeight: 600,
});

export const actions = style({
  ...shapes.beside('8px'),
  '@media': {
    [NARROW]: {
      ...shapes.columns('repeat(auto-fit, minmax(140px, 1fr))', '8px'),
      gridColumn: '1 / -1',
      marginLeft: '-8px',
    },
  },
});

globalStyle(`${bar} button:not(${every})`, {
  background: 'none',
  color: 'inherit',
  borderColor: '#6B7690',
});
globalStyle(`${bar} button:not(${every}):hover`, { background: 'rgb(255 255 255 / .1)' });
globalStyle(`${bar} button:focus-visible`, { outlineColor: vars.color.onPressFocus });
globalStyle(`${bar} button[aria-disabled="true"]`, { opacity: 0.5, cursor: 'default' });
globalStyle(`${bar} button[data-tone="bad"]`, {
  background: '#fff',
  color: '#B3261E',
  borderColor: '#fff',
});
globalStyle(`${bar} button[data-tone="bad"]:hover`, { background: '#FBE9E5' });
