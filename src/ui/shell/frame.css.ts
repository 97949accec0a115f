import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { measures, vars } from '../theme/theme.css.ts';
import * as shapes from '../theme/shapes.ts';
import { screen } from '../parts/notices/notice.css.ts';

/** The viewport minus the provider bar and the header, together 101 px (SHELL-10). */
export const main = style({
  minHeight: `calc(100vh - ${measures.frame.provider} - ${measures.frame.header})`,
});

export const skip = style({
  position: 'fixed',
  left: '16px',
  top: 0,
  transform: 'translateY(calc(-100% - 4px))',
  zIndex: 50,
  padding: '12px 16px',
  background: vars.color.sheet,
  ':focus': { transform: 'translateY(8px)' },
});

/** Print shows only the screen's content. */
globalStyle(`:has(> ${main}) > :not(${main})`, { '@media': { print: { display: 'none' } } });

/**
 * A page that becomes longer than its window must not move sideways. A reserved gutter would leave a strip beside the
 * dark bar; a phone's scrollbar overlays the page.
 */
globalStyle(`:root:has(${main})`, { '@media': { [above('phone')]: { overflowY: 'scroll' } } });

/** Above the wizard's bar, and below dialogs. */
export const place = style({
  position: 'fixed',
  zIndex: 25,
  inset: `auto 0 calc(${measures.frame.bar} + 12px)`,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: measures.frame.gutter,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const line = style({
  ...shapes.line('10px'),
  ...shapes.type(measures.size.t13, 600),
  padding: '10px 16px',
  borderRadius: measures.radius.field,
  background: vars.color.press,
  color: vars.color.onPress,
  boxShadow: vars.shadow.lift,
});
globalStyle(`${line}[data-state="back"] > svg`, { color: vars.color.onPressOk });

/** The bars above it stand in the page's column too, where those of the wizard go from edge to edge. */
globalStyle(`:root:has(${screen}) :is(:has(+ header), header:has(+ main)) > div`, {
  maxWidth: `calc(${measures.frame.page} + 2 * ${measures.frame.gutter})`,
});

/** The provider's message may be one long address. */
export const message = style({ overflowWrap: 'anywhere' });
