import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { upTo } from '../theme/breakpoints.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** Picture and words side by side, what can be done below them. */
export const drop = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '16px',
  border: `2px dashed ${vars.color.fieldLine}`,
  borderRadius: measures.radius.sheet,
  transition: `background ${measures.motion.quick}, border-color ${measures.motion.quick}`,
  selectors: {
    '&[data-over]': { background: vars.color.stampSoft, borderColor: vars.color.stamp },
    '&[data-invalid]': { borderColor: vars.color.bad },
  },
});

/* Beside a wide picture a phone has no room for words. */
const wide = {
  maxWidth: '100%',
  '@media': { [upTo('previewSmall')]: { gridColumn: '1 / -1' } },
} as const;

/** The upload in its wallet's shape and proportions, on white as both wallets show it. */
export const frame = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: '2px',
    background: '#FFFFFF',
    color: '#55607A',
    boxShadow: `0 0 0 1px ${vars.color.line}`,
  },
  variants: {
    slot: {
      appleLogo: { ...wide, width: '192px', aspectRatio: '480 / 150' },
      googleLogo: { width: '84px', aspectRatio: '1', borderRadius: '50%' },
      appleStrip: { ...wide, width: '208px', aspectRatio: '1125 / 432' },
      googleStrip: { ...wide, width: '208px', aspectRatio: '1032 / 336' },
      rideAlong: { width: '150px', aspectRatio: '600 / 400' },
    },
  },
});

globalStyle(`${frame.classNames.base} img`, { width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
});
