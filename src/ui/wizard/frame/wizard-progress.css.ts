import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../theme/forced-colors.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '6px',
  margin: '18px 0 32px',
});

export const segment = style({
  position: 'relative',
  height: '8px',
  borderRadius: '1px',
  background: vars.color.line,
  overflow: 'hidden',
  '@media': { [FORCED_COLORS]: { outline: '1px solid CanvasText' } },
});

const bar = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none' } },
});

export const completed = style([
  bar,
  {
    width: '100%',
    background: vars.color.ink,
    '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
  },
]);

export const current = style([
  bar,
  {
    background: vars.color.stamp,
    transition: `width ${measures.motion.calm} ${measures.motion.ease}`,
    '@media': { [FORCED_COLORS]: { background: 'Highlight' } },
  },
]);
