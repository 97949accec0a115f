import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Invisible for 150 ms, because most waits end sooner. */
export const late = style({ animation: `${appear} 1ms 150ms both` });

export const spinner = style([
  late,
  { ...shapes.inlineLine('12px'), color: vars.color.inkSoft, fontWeight: 600 },
]);

const disc = {
  ...shapes.square('24px'),
  borderRadius: '50%',
  border: `3px dotted ${vars.color.stamp}`,
};

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
