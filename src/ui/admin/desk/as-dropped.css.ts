import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const whole = style({ ...shapes.fluid, display: 'block' });

export const over = style(shapes.covering);

/** Covers the part that is not compared yet. */
export const veil = style({
  ...shapes.covering,
  background: vars.color.desk,
  opacity: 0.6,
});

/** Cut to a line, which moves without moving the layout. */
export const seam = style({ ...shapes.covering, background: vars.color.stamp });

export const sides = style({ ...shapes.wrappedLine('0 16px'), width: '100%' });

/** The handle of the line, and both sides of it. */
export const line = style({
  ...shapes.line('12px'),
  flex: '1 1 300px',
  fontSize: measures.size.t13,
});

export const slider = style({
  flex: '1 1 60px',
  minWidth: 0,
  height: '44px',
  accentColor: vars.color.stamp,
});
