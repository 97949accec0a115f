import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const fields = style({ display: 'grid', gap: '16px', paddingTop: '16px' });

export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  marginTop: '6px',
});

export const alike = style({ display: 'grid', gap: '6px', fontSize: measures.size.t13 });

export const alikeList = style({
  paddingLeft: '22px',
  listStyle: 'disc',
  color: vars.color.inkSoft,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: '16px',
});

export const switchField = style({ display: 'grid', gap: '4px', alignContent: 'start' });

export const label = style({ fontWeight: 600 });
