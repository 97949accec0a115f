import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const toggle = style({
  ...shapes.inlineLine('10px'),
  ...shapes.bare,
  ...shapes.type(measures.size.t13, 600),
  minHeight: '44px',
  padding: 0,
});

export const track = style({
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '26px',
  borderRadius: '13px',
  background: vars.color.fieldLine,
  transition: `background ${measures.motion.quick}`,
  forcedColorAdjust: 'none',
  '::after': {
    ...shapes.square('20px'),
    ...shapes.drawn,
    left: '3px',
    top: '3px',
    borderRadius: '50%',
    background: '#FFFFFF',
    transition: `transform ${measures.motion.quick}`,
  },
  selectors: {
    '[aria-checked="true"] > &': { background: vars.color.ok },
    '[aria-checked="true"] > &::after': { transform: 'translateX(18px)' },
  },
});
