import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../theme/layout.css.ts';
import { measures } from '../theme/theme.css.ts';

/** A notice as a whole screen. */
export const screen = style([wrap, { paddingBlock: '64px' }]);

/** The bars above it stand in the page's column too, where those of the wizard go from edge to edge. */
globalStyle(`:root:has(${screen}) :is(:has(+ header), header:has(+ main)) > div`, {
  maxWidth: `calc(${measures.frame.page} + 2 * ${measures.frame.gutter})`,
});
