import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { GOOGLE_CARD_MAX_WIDTH } from '../../domain/constants.ts';
import { couponColors, shadow, squareWidth, wideWidth } from './apple-card.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures } from '../theme/theme.css.ts';

/** Hairlines and the press state in the text's own color. */
const tint = (percent: number) =>
  `color-mix(in srgb, ${couponColors.googleText} ${percent}%, transparent)`;

const radius = '5cqw';

export const box = style({
  vars: { [shadow.inset]: '0', [shadow.radius]: radius },
  maxWidth: `${GOOGLE_CARD_MAX_WIDTH}px`,
});

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  background: couponColors.background,
  color: couponColors.googleText,
  borderRadius: radius,
  fontFamily: 'Roboto, Arial, sans-serif',
  fontSize: '4cqw',
  lineHeight: 1.25,
  textAlign: 'left',
  printColorAdjust: 'exact',
});

export const head = style({
  ...shapes.line('3cqw'),
  padding: '4.6cqw 4.6cqw 3.6cqw',
  borderBottom: `1px solid ${tint(18)}`,
});

/** Google cuts the square logo to a circle. */
export const logo = style({ ...shapes.icon('9.6cqw'), borderRadius: '50%', overflow: 'hidden' });

export const title = style({
  ...shapes.clamped(3),
  ...shapes.type('6cqw', 500, 1.2),
  minHeight: '1.2em',
  margin: '4.2cqw 4.6cqw 0',
  overflowWrap: 'anywhere',
});

/** 245 of 453 (PREV-02). */
export const barcode = style({
  ...shapes.centered,
  vars: { [squareWidth]: '39cqw', [wideWidth]: '84cqw' },
  height: `${(245 / 453) * 100}cqw`,
  paddingInline: '4.6cqw',
});

globalStyle(`${barcode} figure`, { borderRadius: '3cqw' });
globalStyle(`${barcode} :is(svg, img), ${barcode} [role="img"]`, { maxHeight: '39cqw' });

export const hero = style({ aspectRatio: '1032 / 336', overflow: 'hidden' });

globalStyle(`${logo} > *, ${hero} > *`, { ...shapes.square('100%'), display: 'block' });
globalStyle(`${logo} > img, ${hero} > img`, { objectFit: 'cover' });

/** Reserves the space of the closed summary, so that the card does not shrink when the sheet opens. */
export const more = style({ height: '12cqw' });

const rise = keyframes({ from: { transform: 'translateY(40%)', opacity: 0 } });

/** A `details`, or a box with `aria-expanded` if a script controls it. */
const IS_OPEN = ':is([open], [data-open="true"])';

export const details = style({
  selectors: {
    [`&${IS_OPEN}`]: {
      position: 'absolute',
      inset: 'auto 0 0',
      maxHeight: '84%',
      overflowY: 'auto',
      background: '#FFFFFF',
      color: '#1F1F1F',
      borderRadius: '5cqw 5cqw 0 0',
      boxShadow: '0 -1cqw 6cqw rgb(0 0 0 / .28)',
      animation: `${rise} ${measures.motion.calm} ${measures.motion.ease}`,
    },
  },
});

export const summary = style({
  ...shapes.line('0', 'center'),
  ...shapes.bare,
  ...shapes.type('3.6cqw', 500),
  position: 'relative',
  width: '100%',
  minHeight: '12cqw',
  paddingInline: '4.6cqw',
  listStyle: 'none',
  selectors: {
    /* On a small card the finger's 44 px begin above its words. */
    '&::before': { content: '', position: 'absolute', inset: 'auto 0 0', height: '44px' },
    '&:hover': { background: tint(8) },
    '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: '-4px' },
    [`${details}${IS_OPEN} > &`]: {
      position: 'sticky',
      top: 0,
      justifyContent: 'space-between',
      background: '#FFFFFF',
      borderBottom: '1px solid #E3E3E3',
      fontSize: '4.4cqw',
    },
    [`${details}${IS_OPEN} > &::after`]: {
      ...shapes.square('.6em'),
      content: '',
      marginTop: '-.3em',
      borderRight: '2px solid',
      borderBottom: '2px solid',
      rotate: '45deg',
    },
  },
});

export const sheet = style({
  padding: '4cqw 4.6cqw 6cqw',
  fontSize: '4cqw',
  lineHeight: 1.4,
});
