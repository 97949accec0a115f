import { style } from '@vanilla-extract/css';
import * as shapes from './shapes.ts';
import { measures, vars } from './theme.css.ts';

/** The page's column: 1248 px with a gutter on either side. */
export const wrap = style({
  maxWidth: `calc(${measures.frame.page} + 2 * ${measures.frame.gutter})`,
  marginInline: 'auto',
  paddingInline: measures.frame.gutter,
  width: '100%',
});

/** From edge to edge of the window, with the same gutters. */
export const fullWidth = style([wrap, { maxWidth: 'none' }]);

/** Text for screen readers only. */
export const visuallyHidden = style({
  ...shapes.square('1px'),
  position: 'absolute',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A printer's slug line: format, pixels. */
export const slug = style({ ...shapes.printed, fontVariantNumeric: 'tabular-nums' });

export const small = style(shapes.small);

export const soft = style({ color: vars.color.inkSoft });
