import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { measures, vars } from '../theme/theme.css.ts';

export const drop = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '16px',
  padding: '12px',
  border: `2px dashed ${vars.color.fieldLine}`,
  borderRadius: measures.radius.sheet,
  transition: `background ${measures.motion.quick}`,
  selectors: {
    '&[data-over]': { background: vars.color.stampSoft, borderColor: vars.color.stamp },
    '&[data-invalid]': { borderColor: vars.color.bad },
  },
  '@media': { '(max-width: 500px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** The upload in its wallet's shape, on white as both wallets show it. */
export const frame = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    background: '#FFFFFF',
    color: '#55607A',
    boxShadow: `0 0 0 1px ${vars.color.line}`,
  },
  variants: {
    shape: {
      rectangle: { width: '154px', height: '48px', borderRadius: '2px' },
      strip: { width: '132px', height: '51px', borderRadius: '2px' },
      circle: { width: '64px', height: '64px', borderRadius: '50%' },
    },
  },
});

globalStyle(`${frame.classNames.base} img`, { width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const input = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
  pointerEvents: 'none',
});
