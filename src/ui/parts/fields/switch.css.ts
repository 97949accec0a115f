import { globalStyle, style } from '@vanilla-extract/css';
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
  width: '44px',
  height: '26px',
  flex: 'none',
  borderRadius: '13px',
  background: vars.color.fieldLine,
  position: 'relative',
  transition: `background ${measures.motion.quick}`,
  '::after': {
    ...shapes.square('20px'),
    ...shapes.drawn,
    borderRadius: '50%',
    background: '#fff',
    left: '3px',
    top: '3px',
    transition: `transform ${measures.motion.quick}`,
  },
  ...shapes.forcedColors({
    border: '1px solid ButtonText',
    '::after': { background: 'ButtonText' },
  }),
});
globalStyle(`${toggle}[aria-checked="true"] ${track}`, { background: vars.color.ok });
globalStyle(`${toggle}[data-faint="true"] ${track}`, { background: vars.color.inkSoft });
globalStyle(`${toggle}[aria-checked="true"] ${track}::after`, { transform: 'translateX(18px)' });
globalStyle(`${toggle}[aria-busy="true"] ${track}::after`, { opacity: 0.65 });
