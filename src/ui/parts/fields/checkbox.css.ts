import { style } from '@vanilla-extract/css';
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
