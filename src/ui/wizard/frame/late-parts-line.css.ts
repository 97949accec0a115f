import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  justifyItems: 'end',
  gap: '12px',
  marginBlockStart: '16px',
});
