import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../theme/breakpoints.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** Beside the list and visible while it scrolls; below it in a narrow window. */
export const place = style({
  position: 'sticky',
  top: '24px',
  '@media': {
    [upTo('narrow')]: {
      position: 'static',
      maxWidth: '480px',
      width: '100%',
      justifySelf: 'center',
    },
  },
});

export const sheet = style({
  background: vars.color.sheet,
  boxShadow: vars.shadow.lie,
  borderRadius: measures.radius.sheet,
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1125 / 432',
  objectFit: 'cover',
  borderRadius: `${measures.radius.sheet} ${measures.radius.sheet} 0 0`,
  background: vars.color.desk,
});

export const fields = style({
  display: 'grid',
  gap: '18px',
  padding: '26px 28px 16px',
  '@media': { [upTo('phone')]: { paddingInline: '20px' } },
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
});
globalStyle(`${top} > h2`, { fontSize: measures.size.t25, overflowWrap: 'anywhere' });

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px' });
export const file = style({ display: 'grid', gap: '4px', alignContent: 'start' });
globalStyle(`${file} button`, { minHeight: '46px', width: '100%' });
export const fileLabel = style({ fontWeight: 600 });

export const end = style({ display: 'grid', gap: '6px', marginTop: '4px' });
export const remove = style({ display: 'grid', color: vars.color.bad });
globalStyle(`${remove} button`, { color: 'inherit' });

export const blank = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '220px',
  padding: '24px',
  textAlign: 'center',
  color: vars.color.inkSoft,
  border: `2px dashed ${vars.color.fieldLine}`,
  borderRadius: measures.radius.sheet,
  '@media': { [upTo('narrow')]: { display: 'none' } },
});
