import { keyframes, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const progress = style({ ...shapes.stack('12px'), maxWidth: '360px' });

export const words = style({ fontWeight: 700 });

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
