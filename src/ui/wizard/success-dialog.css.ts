import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { measures, vars } from '../theme/theme.css.ts';

export const body = style({ display: 'grid', gap: '20px', marginTop: '8px', minWidth: 0 });

export const description = style({ color: vars.color.inkSoft });

/** The coupon on a piece of the desk, which reaches to the sheet's edges. */
export const stage = style({
  margin: '0 -32px',
  padding: '26px 56px 30px',
  background: vars.color.desk,
  overflow: 'hidden',
  vars: { [measures.ground]: vars.color.desk },
});

const tear = keyframes({
  '0%': { transform: 'none' },
  '35%': { transform: 'rotate(-.8deg) translateY(2px)' },
  '100%': { transform: 'translate(0, 6px) rotate(-1.6deg)' },
});

/** Torn off at success: the only flourish there is. */
export const coupon = style({
  background: vars.color.sheet,
  boxShadow: vars.shadow.lie,
  borderRadius: measures.radius.sheet,
  transform: 'translate(0, 6px) rotate(-1.6deg)',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${tear} ${measures.motion.tear} ${measures.motion.ease} both`,
    },
  },
});
globalStyle(`${coupon} > img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1125 / 432',
  borderRadius: `${measures.radius.sheet} ${measures.radius.sheet} 0 0`,
});

export const stub = style({
  padding: '12px 16px 14px',
  fontSize: measures.size.t13,
  overflowWrap: 'anywhere',
});

export const business = style({ fontWeight: 700 });

/** As on the cards: a long offer must not push the link off the sheet. */
export const offer = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '24px',
  marginBottom: '-16px',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  color: vars.color.blue,
  fontWeight: 600,
});
globalStyle(`${link} > svg`, { width: '16px', height: '16px' });
