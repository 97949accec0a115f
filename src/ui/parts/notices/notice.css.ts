import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars, measures } from '../../theme/theme.css.ts';
import { wrap } from '../../theme/layout.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Invisible for 150 ms, because most waits end sooner. */
export const late = style({ animation: `${appear} 1ms 150ms both` });

export const spinner = style([
  late,
  { ...shapes.inlineLine('12px'), color: vars.color.inkSoft, fontWeight: 600 },
]);

const disc = { ...shapes.disc('24px'), border: `3px dotted ${vars.color.stamp}` };

export const wheel = style({
  ...disc,
  flex: 'none',
  animation: `${turn} 3s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const page = style({ ...shapes.centered, minHeight: '40vh' });

/** Until the application draws its first screen, where the page's spinner stands then. */
globalStyle(':is(#root:empty, [data-session] [data-first-paint="landing"])::before', {
  ...disc,
  content: '""',
  /* It has no text, but the browser requests the font of its line, 27 kB before the code. */
  fontFamily: 'sans-serif',
  /* In the flow its margin would move the body, a layout shift of 0.18. */
  position: 'fixed',
  top: 'calc(20vh - 12px)',
  left: 'calc(50% - 12px)',
  animation: `${turn} 3s linear infinite, ${appear} 1ms 400ms both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${appear} 1ms 400ms both` } },
});

export const progress = style({ ...shapes.stack('12px'), maxWidth: '360px' });

export const track = style({
  height: '10px',
  background: vars.color.line,
  position: 'relative',
  ...shapes.forcedColors({ outline: '1px solid CanvasText' }),
});

/** A red strip with a perforated end. */
export const done = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  background: `radial-gradient(circle, ${vars.color.sheet} 2px, #0000 2.5px) right center / 10px 10px repeat-y, ${vars.color.stamp}`,
  transition: `width ${measures.motion.calm}`,
  ...shapes.forcedColors({ forcedColorAdjust: 'none', background: 'Highlight' }),
});

const advance = keyframes({ to: { backgroundPositionX: '20px' } });

/** The whole strip, with moving perforations until the end. */
export const ending = style({
  position: 'absolute',
  inset: 0,
  background: `radial-gradient(circle, ${vars.color.sheet} 2px, #0000 2.5px) 0 0 / 20px 10px repeat-x, ${vars.color.stamp}`,
  animation: `${advance} 800ms linear infinite`,
  ...shapes.media({
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    forcedColors: { forcedColorAdjust: 'none' },
  }),
});

export const notice = style({ maxWidth: '440px' });

/** Around a notice that fills the screen. */
export const screen = style([wrap, { paddingBlock: '64px' }]);

export const blank = style({
  ...shapes.dashed,
  ...shapes.centered,
  width: '240px',
  maxWidth: '100%',
  aspectRatio: '1125 / 432',
  marginBottom: '24px',
  color: vars.color.inkSoft,
});

export const title = style({ fontSize: measures.size.t25, marginBottom: '8px' });

export const advice = style({ color: vars.color.inkSoft });

globalStyle(`${advice} ul`, { margin: '12px 0 0', color: vars.color.ink });
globalStyle(`${advice} li`, { padding: '6px 0 6px 22px', position: 'relative' });
globalStyle(`${advice} li::before`, {
  ...shapes.drawn,
  left: 0,
  top: '15px',
  width: '10px',
  borderTop: `2px dotted ${vars.color.stamp}`,
});

export const failed = style({
  ...shapes.beside('6px'),
  alignItems: 'flex-start',
  color: vars.color.bad,
  fontWeight: 600,
  marginBottom: '6px',
});

globalStyle(`${failed} > svg`, { ...shapes.square('16px'), marginTop: '4px' });

export const listEnd = style({ paddingTop: '28px' });

export const action = style({ ...shapes.wrapped('12px'), marginTop: '20px' });

const bar = style({ background: vars.color.line, opacity: 0.7 });

/** The outline of a coupon tile: artwork, perforation, stub of 84 px. */
export const tile = style([
  late,
  { border: `1px solid ${vars.color.line}`, borderRadius: measures.radius.sheet },
]);

export const artwork = style([bar, { aspectRatio: '1125 / 432' }]);

export const stub = style({ ...shapes.middle, minHeight: '84px', padding: '0 16px' });

export const line = style([bar, { height: '12px', width: '50%' }]);
