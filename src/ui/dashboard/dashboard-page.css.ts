import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { wrap } from '../theme/layout.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const page = style([wrap, { paddingBottom: '132px' }]);

export const head = style({
  ...shapes.apart('8px 24px'),
  alignItems: 'end',
  paddingBlock: '40px 20px',
  ...shapes.until('sortModal', { paddingTop: '28px' }),
});

export const title = style({ fontSize: measures.size.t34, letterSpacing: '-.025em' });

export const note = style({ color: vars.color.inkSoft });

export const screen = style([wrap, { paddingBlock: '64px' }]);

export const tools = style({
  ...shapes.columns('auto minmax(0, 1fr) auto', '16px'),
  alignItems: 'center',
  borderBlock: `1px solid ${vars.color.line}`,
  paddingBlock: '12px',
  marginBottom: '28px',
  ...shapes.until('sortModal', { gridTemplateColumns: '1fr auto' }),
});

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
