import { style } from '@vanilla-extract/css';

export const fit = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });

/** At the end of the row, if there is space. */
export const ground = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  marginLeft: 'auto',
  fontWeight: 600,
});
