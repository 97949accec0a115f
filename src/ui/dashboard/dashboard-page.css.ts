import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { wrap } from '../theme/layout.css.ts';
import { tools as listTools } from '../lists/list-head.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures } from '../theme/theme.css.ts';

export const page = style([wrap, { paddingBottom: '132px' }]);

export const screen = style([wrap, { paddingBlock: '64px' }]);

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

export const end = style({ paddingTop: '28px' });
