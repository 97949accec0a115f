import { style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { slug as slugLine } from '../theme/layout.css.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  marginTop: '8px',
});

export const help = style({ fontSize: measures.size.t13, color: vars.color.inkSoft });

export const words = style({
  display: 'grid',
  gap: '8px',
  minHeight: '44px',
  alignContent: 'start',
});

export const slug = style([slugLine]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginTop: '8px',
});

export const wait = style({
  marginRight: 'auto',
  '@media': { [upTo('previewSmall')]: { flexBasis: '100%', order: -1 } },
});
