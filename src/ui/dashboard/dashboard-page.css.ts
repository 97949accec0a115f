import { style, globalStyle } from '@vanilla-extract/css';
import { above, upTo } from '../theme/breakpoints.ts';
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

const columns = shapes.equalColumns(3, '28px 24px', { two: 'dashboardTwo', one: 'dashboardOne' });

const oneColumn = { [upTo('dashboardOne')]: { maxWidth: '480px', marginInline: 'auto' } };

export const list = style({ '@media': oneColumn });

export const row = style(columns);

/** A list that is rendered whole. */
export const grid = style([columns, { '@media': oneColumn }]);

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

export const title = style({ fontSize: measures.size.t17 });

export const option = style({
  ...shapes.line('14px'),
  minHeight: '52px',
  paddingInline: '20px',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const sortEnd = style({
  ...shapes.columns('1fr 2fr', '10px'),
  ...shapes.ruledAbove('14px 16px 0'),
});
