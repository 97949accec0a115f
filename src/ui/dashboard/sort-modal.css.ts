import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  background: vars.color.scrim,
});

/** A sheet at the bottom of the window. */
export const sheet = style({
  ...shapes.lifted,
  position: 'fixed',
  zIndex: 31,
  insetInline: 0,
  bottom: 0,
  maxHeight: '100dvh',
  overflowY: 'auto',
  borderRadius: `${measures.radius.sheet} ${measures.radius.sheet} 0 0`,
  padding: '8px 0 16px',
  outline: 'none',
});

export const head = style({
  ...shapes.middleGrid,
  gridTemplateColumns: '1fr auto 1fr',
  padding: '4px 6px',
  borderBottom: `1px solid ${vars.color.line}`,
});
globalStyle(`${head} > :first-child`, { justifySelf: 'start' });
globalStyle(`${head} > :last-child`, { justifySelf: 'end' });

export const title = style({ fontSize: measures.size.t17 });

export const options = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });

export const option = style({
  ...shapes.line('14px'),
  minHeight: '52px',
  paddingInline: '20px',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const end = style({
  ...shapes.columns('1fr 2fr', '10px'),
  padding: '14px 16px 0',
  borderTop: `1px solid ${vars.color.line}`,
});
