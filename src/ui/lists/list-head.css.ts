import { style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const head = style({
  ...shapes.apart('8px 24px', 'end'),
  paddingBlock: '40px 20px',
  ...shapes.until('sortModal', { paddingTop: '28px' }),
});

export const title = style({ fontSize: measures.size.t34, letterSpacing: '-.025em' });
export const beside = style(shapes.wrappedLine('8px 16px'));

/** What finds and sorts, between two rules. */
export const tools = style({
  ...shapes.columns('auto minmax(0, 1fr) auto', '16px', 'center'),
  borderBlock: `1px solid ${vars.color.line}`,
  paddingBlock: '12px',
  marginBottom: '28px',
});

/** Rows of a partly rendered list are placed by their number. */
export const row = style({ position: 'absolute', insetInline: 0, top: 0 });
