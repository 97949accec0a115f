import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const whole = style({ display: 'block', width: '100%', height: 'auto' });

export const over = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** Covers the part that is not compared yet. */
export const veil = style({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  background: vars.color.desk,
  opacity: 0.6,
});

export const seam = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '2px',
  marginLeft: '-1px',
  background: vars.color.stamp,
});

export const sides = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  width: '100%',
});

/** The handle of the line, and both sides of it. */
export const line = style({
  flex: '1 1 300px',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  fontSize: measures.size.t13,
});

export const slider = style({
  flex: '1 1 60px',
  minWidth: 0,
  height: '44px',
  accentColor: vars.color.stamp,
});
