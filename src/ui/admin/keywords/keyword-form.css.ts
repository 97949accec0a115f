import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** Beside the list and visible while it scrolls, by itself in a low window; below it in a narrow one. */
export const place = style({
  position: 'sticky',
  top: 0,
  maxHeight: '100dvh',
  overflowY: 'auto',
  /* Room for the sheet's shadow and for rings of the focus. */
  margin: '-24px',
  padding: '24px',
  ...shapes.until('narrow', {
    position: 'static',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    maxWidth: '480px',
    width: '100%',
    justifySelf: 'center',
  }),
});

export const sheet = style(shapes.sheet);

export const picture = style({
  ...shapes.fluid,
  aspectRatio: '1125 / 432',
  objectFit: 'cover',
  borderRadius: `${measures.radius.sheet} ${measures.radius.sheet} 0 0`,
  background: vars.color.desk,
});

export const fields = style({
  ...shapes.stack('18px'),
  padding: '26px 28px 16px',
  ...shapes.until('phone', { paddingInline: '20px' }),
});

export const top = style({ ...shapes.line('16px'), justifyContent: 'space-between' });
globalStyle(`${top} > h2`, { fontSize: measures.size.t25, overflowWrap: 'anywhere' });

export const pair = style(shapes.columns('1fr 1fr', '16px'));
export const file = style({ ...shapes.stack('4px'), alignContent: 'start' });
globalStyle(`${file} button`, { minHeight: '46px', width: '100%' });

export const end = style({ ...shapes.stack('6px'), marginTop: '4px' });
export const remove = style({ display: 'grid', color: vars.color.bad });
globalStyle(`${remove} button`, { color: 'inherit' });

export const blank = style({
  ...shapes.dashed,
  ...shapes.centered,
  minHeight: '220px',
  padding: '24px',
  textAlign: 'center',
  color: vars.color.inkSoft,
  ...shapes.until('narrow', { display: 'none' }),
});
