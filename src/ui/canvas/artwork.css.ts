import { style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';

/** The `width` and `height` attributes give the canvas its proportions, so drawing moves nothing. */
export const artwork = style({ ...shapes.fluid, display: 'block' });

export const sentence = style({
  ...shapes.centered,
  width: '100%',
  padding: 16,
  textAlign: 'center',
});
