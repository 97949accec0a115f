import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const content = style({ display: 'grid', gap: '12px', marginTop: '16px' });

export const heading = style({ marginTop: '4px', fontSize: measures.size.t17 });

export const count = style({ color: vars.color.inkSoft });

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  selectors: { '&:empty': { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '12px',
  marginTop: '4px',
});
