import { style } from '@vanilla-extract/css';

export const color = style({ display: 'grid', gap: '8px' });

export const contrast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: '24px',
});
