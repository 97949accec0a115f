import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const checkbox = style({
  ...shapes.target,
  ...shapes.inlineLine('8px'),
  ...shapes.type(measures.size.t13, 600),
  position: 'relative',
  minWidth: '44px',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkSoft } },
});

export const box = style({
  ...shapes.icon('22px'),
  ...shapes.field,
  borderRadius: '3px',
  selectors: {
    '&[data-checked]': {
      background: `${vars.color.ink} ${vars.glyph.tickPaper} center / 16px no-repeat`,
      borderColor: vars.color.ink,
    },
    '&[data-indeterminate]': {
      background: `linear-gradient(${vars.color.ink}, ${vars.color.ink}) center / 12px 2.5px no-repeat ${vars.color.sheet}`,
      borderColor: vars.color.ink,
    },
    '&[data-disabled]': { opacity: 0.5 },
  },
  ...shapes.forcedColors({
    forcedColorAdjust: 'none',
    borderColor: 'ButtonBorder',
    backgroundColor: 'Canvas',
    selectors: { '&[data-checked]': { backgroundColor: 'Highlight' } },
  }),
});

export const toggle = style({
  ...shapes.inlineLine('10px'),
  ...shapes.wordButton,
  ...shapes.type(measures.size.t13, 600),
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
    ...shapes.disc('20px'),
    ...shapes.drawn,
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
