import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../theme/forced-colors.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const segments = style({
  ...shapes.stack('6px'),
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  margin: '6px 0 20px',
});

/** 44 px high, as a touch target. */
export const segment = style({
  display: 'block',
  position: 'relative',
  paddingBlock: '12px 4px',
  color: vars.color.inkSoft,
  selectors: { '[aria-current="step"] > &': { color: vars.color.ink, fontWeight: 600 } },
});

export const link = style([
  segment,
  { ...shapes.quietLink, ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
]);

export const label = style({
  display: 'block',
  marginTop: '4px',
  fontSize: measures.size.t13,
  lineHeight: '20px',
  ...shapes.until('previewSmall', { fontSize: measures.size.t11 }),
});

export const track = style({
  display: 'block',
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
