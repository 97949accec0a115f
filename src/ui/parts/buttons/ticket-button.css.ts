import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

const bite = (at: string) => `radial-gradient(circle 5px at ${at}, #0000 4.6px, #000 5.2px)`;

/** Each covers the whole half: two tiles would show their seam while the stub is lifted. */
const bites = (above: string, below: string) => ({
  mask: `${bite(above)} intersect, ${bite(below)} intersect`,
});

const root = style({
  ...shapes.bare,
  ...shapes.type(measures.size.t17, 700, 1.2),
  ...shapes.plain,
  display: 'inline-flex',
  padding: 0,
  color: vars.color.onStamp,
  textDecoration: 'none',
  borderRadius: '6px',
  selectors: { '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' } },
});

/** Cannot be pressed now. */
const off = `${root}:is(:disabled, [aria-disabled="true"])`;

const large = style({ fontSize: measures.size.t20 });

const full = style({ display: 'flex', width: '100%' });

const fullOnPhones = style(shapes.until('previewSmall', { display: 'flex', width: '100%' }));

/** The primary button is a ticket: body, perforation, stub. One per screen. */
export const ticket = recipe({
  base: root,
  variants: {
    size: { medium: '', large },
    width: { fit: '', full, fullOnPhones },
  },
  defaultVariants: { size: 'medium', width: 'fit' },
});

globalStyle(`${root} > span`, {
  ...shapes.line('0', 'center'),
  minHeight: '48px',
  background: vars.color.stamp,
  transition: `background ${measures.motion.quick}, transform ${measures.motion.calm} ${measures.motion.ease}`,
  ...shapes.forcedColors({
    forcedColorAdjust: 'none',
    background: 'ButtonText',
    color: 'ButtonFace',
  }),
});
globalStyle(`${root}:hover > span`, {
  background: vars.color.stampDown,
  ...shapes.forcedColors({ background: 'Highlight', color: 'HighlightText' }),
});
globalStyle(`${root}:active > span`, {
  background: vars.color.stampDown,
  transform: 'translateY(1px)',
});
globalStyle(`${off} > span`, {
  background: vars.color.line,
  color: vars.color.inkSoft,
  transform: 'none',
  ...shapes.forcedColors({ background: 'GrayText', color: 'ButtonFace' }),
});
globalStyle(`${large} > span`, { minHeight: '60px' });

export const body = style({
  padding: '0 22px 0 24px',
  flex: 1,
  borderRadius: '5px 0 0 5px',
  ...bites('100% 0', '100% 100%'),
  selectors: { [`${large} > &`]: { padding: '0 30px 0 32px' } },
});

export const stub = style({
  position: 'relative',
  width: '46px',
  flex: 'none',
  marginLeft: '-.5px',
  borderRadius: '0 5px 5px 0',
  transformOrigin: '0 100%',
  ...bites('0 0', '0 100%'),
  '::before': {
    ...shapes.drawn,
    inset: '9px auto 9px -1px',
    width: '2px',
    background: `radial-gradient(circle, ${vars.color.onStamp} .9px, #0000 1.2px) 0 0 / 2px 5px repeat-y`,
    opacity: 0.85,
  },
  selectors: {
    [`${root}:hover:not(:disabled, [aria-disabled="true"]):not(:active) > &`]: {
      transform: 'translateX(3px) rotate(3deg)',
    },
    [`${off} > &::before`]: { opacity: 0.4 },
    [`${large} > &`]: { width: '56px' },
  },
});
