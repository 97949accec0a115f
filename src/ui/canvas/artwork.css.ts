import { style } from '@vanilla-extract/css';

/** The canvas has the proportions of its `width` and `height` attributes, so nothing moves when it is drawn. */
export const artwork = style({ display: 'block', width: '100%', height: 'auto' });

export const sentence = style({
  display: 'grid',
  placeContent: 'center',
  width: '100%',
  margin: 0,
  padding: 16,
  textAlign: 'center',
});
