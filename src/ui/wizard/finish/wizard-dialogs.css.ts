import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const text = style({ display: 'grid', gap: '12px', marginTop: '12px' });

export const detail = style({ fontSize: measures.size.t13, color: vars.color.inkSoft });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '12px',
  marginTop: '24px',
});
