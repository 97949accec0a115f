import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** The mail's own proportions. */
const PROPORTIONS = '3 / 2';

/** At most as large as the mail shows it (STEP-03). */
export const image = style({
  width: '100%',
  maxWidth: '300px',
  marginInline: 'auto',
  aspectRatio: PROPORTIONS,
  background: '#FFFFFF',
  boxShadow: vars.shadow.lie,
});

globalStyle(`${image} :is(img, canvas)`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** Nothing was uploaded yet. */
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: '300px',
  marginInline: 'auto',
  aspectRatio: PROPORTIONS,
  border: `1.5px dashed ${vars.color.fieldLine}`,
  color: vars.color.inkSoft,
  textAlign: 'center',
});
