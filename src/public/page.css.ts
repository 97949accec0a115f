import { globalStyle, style } from '@vanilla-extract/css';
import '../ui/theme/reset.css.ts';
import { above } from '../ui/theme/breakpoints.ts';
import * as shapes from '../ui/theme/shapes.ts';
import { measures, vars } from '../ui/theme/theme.css.ts';

/** px; the coupon's width on phone and desktop. */
export const COUPON_WIDTH = 390;

/** The displayed width of its pictures, for `sizes`. */
export const PICTURE_SIZES = `min(${COUPON_WIDTH}px, 100vw - 32px)`;

export const onDesk = above('narrow');

/** On a phone from the top: in the middle, what arrives first would move when the rest follows. */
export const main = style({
  ...shapes.middleStack('24px'),
  alignSelf: 'start',
  padding: '28px 16px 36px',
  '@media': {
    [onDesk]: {
      gridTemplate: `1fr auto auto 1fr auto / ${COUPON_WIDTH}px 280px`,
      columnGap: '72px',
      alignSelf: 'center',
      justifyContent: 'center',
      justifyItems: 'start',
      paddingBlock: '48px',
    },
  },
});

export const heading = style({
  textAlign: 'center',
  '@media': {
    [onDesk]: { gridColumn: 2, gridRow: 2, textAlign: 'left' },
    print: { display: 'none' },
  },
});

/** On a phone the page's own font saves the headline font's 41 kB. */
export const title = style({
  ...shapes.plain,
  fontSize: measures.size.t17,
  '@media': {
    [onDesk]: shapes.heading(measures.size.t34, '-.025em'),
  },
});

/** Shown above the coupon and its code on every screen (PUB-09). */
export const expired = style({
  ...shapes.line('10px'),
  padding: '12px 14px',
  borderRadius: measures.radius.field,
  border: `1.5px solid ${vars.color.warn}`,
  background: vars.color.warnSoft,
  fontWeight: 600,
});

globalStyle(`${expired} svg`, { color: vars.color.warn });

export const coupon = style({
  ...shapes.stack('16px'),
  width: `min(${COUPON_WIDTH}px, 100%)`,
  '@media': { [onDesk]: { gridColumn: 1, gridRow: '1 / 5' } },
});

/** The contact in place of wallet and print; on paper the letterhead has it. */
export const aside = style({
  width: `min(${COUPON_WIDTH}px, 100%)`,
  textAlign: 'center',
  '@media': {
    [onDesk]: { gridColumn: 2, gridRow: 3, width: '100%', textAlign: 'left' },
    print: { display: 'none' },
  },
});

export const details = style({
  width: `min(${COUPON_WIDTH}px, 100%)`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [onDesk]: { gridColumn: 1, gridRow: 5 } },
});

export const summary = style({
  ...shapes.line('0', 'space-between'),
  minHeight: '48px',
  fontWeight: 600,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyle(`${summary} svg`, {
  transition: `rotate ${measures.motion.calm} ${measures.motion.ease}`,
});
globalStyle(`${details}[open] ${summary} svg`, { rotate: '180deg' });

export const detailsBody = style({ paddingBottom: '16px' });

/** "Uh oh!" */
export const missing = style({
  ...shapes.middleStack('20px'),
  alignSelf: 'center',
  padding: '32px 24px',
  textAlign: 'center',
});

export const missingTitle = style(shapes.heading(measures.size.t48, '-.03em'));

export const missingText = style({
  maxWidth: '34ch',
  fontSize: measures.size.t17,
  textWrap: 'balance',
});

/** The outline of a missing coupon. */
export const blank = style({
  ...shapes.dashed,
  width: '168px',
  aspectRatio: '490 / 560',
  background: `linear-gradient(${vars.color.line} 0 0) 0 22% / 100% 38% no-repeat`,
  rotate: '-3deg',
});

globalStyle('html', { background: vars.color.paper });

globalStyle('body', {
  display: 'grid',
  minHeight: '100vh',
});
