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

export const words = style({ flex: '1 1 200px', minWidth: 0 });
