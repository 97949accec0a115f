import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: measures.size.t13,
  fontWeight: 600,
  cursor: 'pointer',
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
    content: '',
    position: 'absolute',
    left: '3px',
    top: '3px',
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    background: '#FFFFFF',
    transition: `transform ${measures.motion.quick}`,
  },
  selectors: {
    '[aria-checked="true"] > &': { background: vars.color.ok },
    '[aria-checked="true"] > &::after': { transform: 'translateX(18px)' },
  },
});
