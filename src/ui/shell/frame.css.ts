import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { measures } from '../theme/theme.css.ts';

/** The viewport minus the provider bar and the header, together 101 px (SHELL-10). */
export const main = style({
  minHeight: `calc(100vh - ${measures.frame.provider} - ${measures.frame.header})`,
  outline: 'none',
});

/** Print shows only the screen's content. */
globalStyle(`:has(> ${main}) > :not(${main})`, { '@media': { print: { display: 'none' } } });

/**
 * A page that becomes longer than its window must not move sideways. A reserved gutter would leave a strip beside the
 * dark bar; a phone's scrollbar overlays the page.
 */
globalStyle(`:root:has(${main})`, { '@media': { [above('phone')]: { overflowY: 'scroll' } } });
