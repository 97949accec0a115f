import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

const tint = (share: number, ground: string) =>
  `color-mix(in srgb, ${ground} ${100 - share}%, ${vars.color.ink})`;

const base = style({
  ...shapes.quietLink,
  ...shapes.target,
  ...shapes.inlineLine('8px'),
  ...shapes.type(measures.size.t15, 600),
  ...shapes.field,
  ...shapes.plain,
  justifyContent: 'center',
  padding: '0 18px',
  transition: `background ${measures.motion.quick}, transform ${measures.motion.quick}, border-color ${measures.motion.quick}`,
  ':hover': { borderColor: vars.color.ink, background: tint(8, vars.color.sheet) },
  ':active': { transform: 'translateY(1px)', background: tint(14, vars.color.sheet) },
});

/* After every variant in the file, so that a disabled button always looks disabled. */
const bare = style({
  borderColor: 'transparent',
  background: 'none',
  ':hover': { borderColor: 'transparent', background: tint(8, 'transparent') },
  ':active': { background: tint(14, 'transparent') },
});
const ink = style({
  ...shapes.inverse,
  borderColor: vars.color.ink,
  ':hover': { background: `color-mix(in srgb, ${vars.color.ink} 86%, ${vars.color.paper})` },
  ':active': { background: `color-mix(in srgb, ${vars.color.ink} 78%, ${vars.color.paper})` },
});
const bad = style({
  color: vars.color.bad,
  borderColor: 'currentColor',
  ':hover': { borderColor: 'currentColor', background: vars.color.badSoft },
});

const square = style({ width: '44px', padding: 0 });
const compact = style({ padding: '0 14px', fontSize: measures.size.t13 });

const whenDisabled = style({
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      color: vars.color.inkSoft,
      border: `1.5px dashed ${vars.color.fieldLine}`,
      background: 'none',
      cursor: 'not-allowed',
      transform: 'none',
    },
  },
});

const borderless = style({
  selectors: { '&:disabled, &[aria-disabled="true"]': { borderColor: 'transparent' } },
});

/** Every button except the ticket: ink on paper, a 1.5 px border. */
export const button = recipe({
  base: [base, whenDisabled],
  variants: {
    look: { plain: '', bare: [bare, borderless], ink, bad },
    shape: { text: '', square, compact },
  },
  defaultVariants: { look: 'plain', shape: 'text' },
});

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
  variants: { size: { medium: '', large }, width: { fit: '', full, fullOnPhones } },
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
