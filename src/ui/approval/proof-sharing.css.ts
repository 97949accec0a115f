import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const room = style({ ...shapes.breaking, ...shapes.stack('14px') });

export const title = style({
  paddingBottom: '6px',
  borderBottom: `2px solid ${vars.color.ink}`,
  fontSize: measures.size.t17,
});

export const soft = style(shapes.small);

/** Beside the buttons of a stacked proof it has a row of its own. */
export const waits = style({
  ...shapes.small,
  flexBasis: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const page = style(shapes.apart('2px 16px'));

export const acts = style(shapes.wrappedLine('8px'));

export const address = style({ flexBasis: '100%', fontSize: measures.size.t13 });

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

export const table = style({ ...shapes.table, fontSize: measures.size.t13, textAlign: 'left' });

globalStyle(`${table} :is(th, td)`, {
  padding: '5px 10px 5px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
});
globalStyle(`${table} thead th`, { fontWeight: 400, overflowWrap: 'normal' });

globalStyle(`${changesTitle} svg`, shapes.icon('16px'));
