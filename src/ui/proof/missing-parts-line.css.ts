import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  maxWidth: '100%',
  marginBottom: '12px',
});

export const centered = style({ justifyContent: 'center' });
