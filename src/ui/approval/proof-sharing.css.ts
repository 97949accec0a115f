import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const room = style({ ...shapes.breaking, ...shapes.stack('14px') });

/** Beside the buttons of a stacked proof it has a row of its own. */
export const waits = style({
  ...shapes.small,
  flexBasis: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const page = style(shapes.apart('2px 16px'));

export const acts = style(shapes.wrappedLine('8px'));

export const address = style({
  ...shapes.target,
  ...shapes.middle,
  flexBasis: '100%',
  fontSize: measures.size.t13,
});

export const code = style({
  width: '132px',
  padding: '6px',
  ...shapes.whitePaper,
  forcedColorAdjust: 'none',
});

globalStyle(`${code} img`, { display: 'block', width: '100%' });

export const changes = style({
  ...shapes.stack('8px'),
  padding: '14px 16px',
  borderTop: `3px solid ${vars.color.warn}`,
  background: vars.color.warnSoft,
  minWidth: 0,
});

export const changesTitle = style({
  ...shapes.line('8px'),
  color: vars.color.warn,
  fontWeight: 700,
});

globalStyle(`${changes} table`, { fontSize: measures.size.t13 });
