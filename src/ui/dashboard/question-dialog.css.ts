import { style } from '@vanilla-extract/css';

export const text = style({ display: 'grid', gap: '8px', marginTop: '12px' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '12px',
  marginTop: '24px',
});
