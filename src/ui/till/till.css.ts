import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** The page of a counter: one thumb, one arm's length (TILL-02). Plates keep their colors in the dark theme. */
const LYING = `(orientation: landscape) and (max-height: 500px) and ${above('previewSmall')}`;

export const till = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplate: 'minmax(260px, 1fr) auto / minmax(0, 1fr)',
  maxWidth: '560px',
  marginInline: 'auto',
  background: vars.color.paper,
  overflow: 'clip',
  fontSize: measures.size.t17,
  '@media': {
    [LYING]: {
      maxWidth: 'none',
      gridTemplate: 'minmax(100dvh, auto) / minmax(0, 46fr) minmax(0, 54fr)',
    },
  },
});

globalStyle('body', { background: vars.color.desk, margin: 0 });

const stripes =
  'repeating-linear-gradient(135deg, rgb(255 255 255 / .13) 0 10px, transparent 10px 28px)';

const plate = style({
  position: 'relative',
  display: 'grid',
  minHeight: 0,
  color: '#fff',
  background: 'var(--tone)',
  // The answer is a shape on its plate.
  forcedColorAdjust: 'none',
  '::after': {
    ...shapes.drawn,
    inset: 'auto 0 -5px',
    height: '10px',
    zIndex: 2,
    background: `radial-gradient(circle, ${vars.color.paper} 4px, transparent 4.6px) center / 14px 10px repeat-x`,
  },
  '@media': {
    [LYING]: {
      '::after': {
        inset: '0 -5px 0 auto',
        width: '10px',
        height: 'auto',
        background: `radial-gradient(circle, ${vars.color.paper} 4px, transparent 4.6px) center / 10px 14px repeat-y`,
      },
    },
  },
});

export const plates = styleVariants({
  go: [plate, { vars: { '--tone': '#17653A' } }],
  done: [plate, { vars: { '--tone': '#16213A' } }],
  no: [plate, { vars: { '--tone': '#A8231A' }, background: `${stripes} var(--tone)` }],
  wait: [plate, { vars: { '--tone': '#6E4700' }, background: `${stripes} var(--tone)` }],
  camera: [plate, { vars: { '--tone': '#1d1a17' } }],
});

export const bar = style({
  ...shapes.line('4px'),
  ...shapes.type(measures.size.t15, 600),
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: 3,
  minHeight: '60px',
  padding: '6px 8px 6px 18px',
});

globalStyle(`${bar} b`, { ...shapes.oneLine, marginRight: 'auto', minWidth: 0 });
globalStyle(`${plates.camera} ${bar}`, { background: 'linear-gradient(#0b0a09cc, #0b0a0900)' });

export const corner = style({
  ...shapes.centered,
  ...shapes.bare,
  ...shapes.icon('48px'),
  borderRadius: '50%',
  selectors: {
    '&[aria-pressed=true]': { background: '#fff', color: '#16213A' },
    '&:focus-visible': { outline: '3px solid #fff', outlineOffset: '-3px' },
    '&[aria-pressed=true]:focus-visible': { outlineColor: '#16213A' },
  },
});

export const answer = style({
  ...shapes.middleStack('14px'),
  alignContent: 'center',
  padding: '58px 20px 26px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [LYING]: { padding: '48px 16px 12px', gap: '6px' } },
});

export const shape = style({
  width: 'min(190px, 48vw)',
  height: 'auto',
  overflow: 'visible',
  '@media': { [LYING]: { width: '132px' } },
});

const word = style({ fontWeight: 800, letterSpacing: '-.04em', lineHeight: 0.95 });

const sized = (fontSize: string, lying: string) => [
  word,
  { fontSize, '@media': { [LYING]: { fontSize: lying } } },
];

export const words = styleVariants({
  short: sized('clamp(3.5rem, 19vw, 5.25rem)', '4.5rem'),
  long: sized('clamp(2.75rem, 14vw, 3.75rem)', '3.25rem'),
});

globalStyle(`${answer} p`, { ...shapes.type(measures.size.t20, 600, 1.3), textWrap: 'balance' });

export const clock = style(shapes.heading('clamp(4rem, 24vw, 6rem)', '-.04em', 800, 1));

export const down = style({
  ...shapes.topStack('14px'),
  padding: '26px 18px max(18px, env(safe-area-inset-bottom))',
  '@media': { [LYING]: { alignContent: 'space-between', padding: '22px 22px 18px 28px' } },
});

export const offer = style({ ...shapes.stack('4px'), overflowWrap: 'anywhere' });

globalStyle(`${offer} h2`, { ...shapes.heading(measures.size.t25, '-.02em'), lineHeight: 1.15 });

export const terms = style({
  whiteSpace: 'pre-line',
  maxHeight: '7.5em',
  overflowY: 'auto',
});

/** Large buttons for a thumb. */
globalStyle(`${down} button`, { width: '100%', minHeight: '60px', fontSize: measures.size.t17 });

export const next = style({});
globalStyle(`${down} .${next} button`, { minHeight: '76px', fontSize: measures.size.t20 });

export const redeem = style({});
globalStyle(`${down} .${redeem} button`, { padding: 0 });
globalStyle(`${down} .${redeem} button > span`, {
  ...shapes.heading('2rem', '-.02em', 800),
  minHeight: '104px',
});
globalStyle(`${down} .${redeem} button > span + span`, { width: '76px' });

export const undo = style(shapes.stack('8px'));
globalStyle(`${down} .${undo} button`, { justifyContent: 'space-between', paddingInline: '22px' });
globalStyle(`${undo} b`, {
  ...shapes.display(measures.size.t25),
  fontVariantNumeric: 'tabular-nums',
});

/** The bar of the time that is left; `backgroundSize` gives its width. */
export const rest = style({
  height: '8px',
  background: `linear-gradient(${vars.color.ink} 0 0) no-repeat ${vars.color.line}`,
});

export const video = style({ ...shapes.covering, objectFit: 'cover' });

export const marks = style({
  position: 'absolute',
  left: '50%',
  top: '54.8%',
  width: 'min(228px, 60%)',
  maxHeight: '76%',
  aspectRatio: '1',
  transform: 'translate(-50%, -50%)',
});

globalStyle(`${marks} i`, {
  ...shapes.square('44px'),
  position: 'absolute',
  border: '5px solid #fff',
  filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / .6))',
});
globalStyle(`${marks} i:nth-child(1)`, { left: 0, top: 0, borderWidth: '5px 0 0 5px' });
globalStyle(`${marks} i:nth-child(2)`, { right: 0, top: 0, borderWidth: '5px 5px 0 0' });
globalStyle(`${marks} i:nth-child(3)`, { left: 0, bottom: 0, borderWidth: '0 0 5px 5px' });
globalStyle(`${marks} i:nth-child(4)`, { right: 0, bottom: 0, borderWidth: '0 5px 5px 0' });

export const last = style({
  borderTop: `1px solid ${vars.color.line}`,
  maxHeight: '196px',
  overflowY: 'auto',
});

globalStyle(`${last} li`, {
  ...shapes.columns('24px minmax(0, 1fr) auto', '12px', 'center'),
  minHeight: '48px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t15,
});
globalStyle(`${last} b`, shapes.oneLine);
globalStyle(`${last} svg`, shapes.square('22px'));
globalStyle(`${last} time`, { color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });

// Room for what is wrong with a PIN.
globalStyle(`${down}[data-form="pin"] > :first-child`, {
  alignContent: 'start',
  minHeight: '136px',
});

globalStyle(`${down} input`, {
  minHeight: '64px',
  fontSize: measures.size.t25,
  fontVariantNumeric: 'tabular-nums',
});
