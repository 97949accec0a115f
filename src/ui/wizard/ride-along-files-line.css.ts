import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingBlock: '12px',
  borderBlock: `1px solid ${vars.color.line}`,
});

/** As high while the wheel turns as afterwards. */
export const words = style({
  display: 'grid',
  alignItems: 'center',
  flex: '1 1 200px',
  minWidth: 0,
  minHeight: '30px',
});
