import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

export const choice = style(shapes.stack('8px'));

export const legend = style({ fontWeight: 600, padding: 0 });

export const picture = style({
  ...shapes.fluid,
  aspectRatio: '1125 / 432',
  background: vars.color.desk,
  boxShadow: vars.shadow.lie,
});

export const row = style(shapes.wrappedLine('8px'));
