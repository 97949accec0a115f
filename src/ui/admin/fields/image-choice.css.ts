import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const choice = style({ display: 'grid', gap: '8px' });

export const legend = style({ fontWeight: 600, padding: 0 });

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1125 / 432',
  background: vars.color.desk,
  boxShadow: vars.shadow.lie,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' });

export const soft = style({ fontSize: measures.size.t13, color: vars.color.inkSoft });
