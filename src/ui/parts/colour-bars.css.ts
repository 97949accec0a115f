import { style } from '@vanilla-extract/css';
import { above, upTo } from '../theme/breakpoints.ts';

export const bars = style({ display: 'flex' });

export const bar = style({
  width: '14px',
  height: '14px',
  '@media': { [`${above('narrow')} and ${upTo('medium')}`]: { width: '9px' } },
});
