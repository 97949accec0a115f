import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo, LOW_WINDOW } from '../theme/breakpoints.ts';
import { wrap } from '../theme/layout.css.ts';
import { tools as listTools } from '../lists/list-head.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const page = style([wrap, { paddingBottom: '132px' }]);

export const tools = style([
  listTools,
  shapes.until('sortModal', { gridTemplateColumns: '1fr auto' }),
]);

export const search = style({
  maxWidth: '420px',
  ...shapes.until('sortModal', { gridRow: 1, gridColumn: '1 / -1', maxWidth: 'none' }),
});

export const sort = style({
  ...shapes.line('10px'),
  fontSize: measures.size.t13,
  whiteSpace: 'nowrap',
  ...shapes.until('sortModal', { display: 'none' }),
});

export const sortButton = style({
  '@media': { [above('sortModal')]: { display: 'none' } },
});

/** Cards beside each other: one row of the list, or a list that is rendered whole. */
export const row = style([
  shapes.equalColumns(3, '28px 24px', { two: 'dashboardTwo', one: 'dashboardOne' }),
  shapes.until('dashboardOne', { maxWidth: '480px', marginInline: 'auto' }),
]);

/** A sheet at the bottom of the window. */
export const sheet = style({
  ...shapes.lifted,
  position: 'fixed',
  zIndex: 31,
  inset: 'auto 0 0',
  maxHeight: '100dvh',
  overflowY: 'auto',
  borderRadius: `${measures.radius.sheet} ${measures.radius.sheet} 0 0`,
  padding: '8px 0 16px',
  outline: 'none',
});

export const head = style({
  ...shapes.columns('1fr auto 1fr', '0', 'center'),
  ...shapes.ruledBelow('4px 6px'),
});
globalStyle(`${head} > :first-child`, { justifySelf: 'start' });
globalStyle(`${head} > :last-child`, { justifySelf: 'end' });

export const option = style({
  ...shapes.line('14px'),
  minHeight: '52px',
  paddingInline: '20px',
  fontWeight: 600,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const sortEnd = style({
  ...shapes.columns('1fr 2fr', '10px'),
  ...shapes.ruledAbove('14px 16px 0'),
});

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

export const every = style({
  ...shapes.textLink,
  marginLeft: '12px',
  color: vars.color.onPressFocus,
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

export const heading = style({ ...shapes.plain, ...shapes.type(measures.size.t15, 700, 1.4) });

export const passesHeading = style({
  ...shapes.type(measures.size.t13, 600),
  ...shapes.ruledBelow('0 0 8px'),
});

/** Lines without an icon align with the words of those with one. */
export const line = style({
  ...shapes.columns('18px minmax(0, 1fr)', '0 10px'),
  overflowWrap: 'anywhere',
});

globalStyle(`${line} > svg`, { ...shapes.square('18px'), marginTop: '1px' });
globalStyle(`${line} > span`, { gridColumn: 2 });
