import { style } from '@vanilla-extract/css';

/** The `width` and `height` attributes give the canvas its proportions, so drawing moves nothing. */
export const artwork = style({ display: 'block', width: '100%', height: 'auto' });

export const sentence = style({
  display: 'grid',
  placeContent: 'center',
  width: '100%',
  margin: 0,
  padding: 16,
  textAlign: 'center',
});
