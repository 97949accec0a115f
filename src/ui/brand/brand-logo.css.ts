import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/theme.css.ts';

const root = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '2px',
  fontWeight: 700,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 15%, transparent)`,
});

globalStyle(`${root} > img`, {
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
});

export const logo = recipe({
  base: root,
  variants: {
    shape: {
      card: { height: '126px', padding: '20px', borderRadius: '3px 0 0 0', fontSize: '40px' },
      thumb: { width: '72px', height: '46px', padding: '4px' },
      wide: { height: '96px', padding: '12px', fontSize: '40px' },
      round: { width: '96px', height: '96px', borderRadius: '50%', fontSize: '34px' },
    },
  },
});

export const blank = style({
  padding: '4px 10px',
  border: '1px dashed',
  color: '#fff',
  mixBlendMode: 'difference',
  fontSize: '13px',
  fontWeight: 400,
});
