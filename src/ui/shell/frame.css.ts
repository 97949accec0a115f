import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { measures } from '../theme/theme.css.ts';

/** The viewport less the provider bar and the header, which are 101 px together (SHELL-10). */
export const main = style({
  minHeight: `calc(100vh - ${measures.frame.provider} - ${measures.frame.header})`,
  outline: 'none',
});

/** Paper takes the screen's content alone. */
globalStyle(`:has(> ${main}) > :not(${main})`, { '@media': { print: { display: 'none' } } });

/**
 * What makes a page longer than its window moves nothing sideways. A reserved gutter would leave a strip beside the dark
 * bar; a phone's scrollbar lies over the page.
 */
globalStyle(`:root:has(${main})`, { '@media': { [above('phone')]: { overflowY: 'scroll' } } });
