import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';
import { upTo } from '../../theme/breakpoints.ts';

export const text = style({ display: 'grid', gap: '8px', marginBottom: '20px' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '12px',
});

export const list = style({ paddingLeft: '22px', listStyle: 'disc' });

export const versions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '16px',
  marginBottom: '20px',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const version = style({ display: 'grid', gap: '8px', alignContent: 'start', minWidth: 0 });

export const versionTitle = style({ fontSize: measures.size.t15 });

export const differing = style({ fontSize: measures.size.t13, color: vars.color.inkSoft });
