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
  ...shapes.middleStack('0'),
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

export const provider = style({
  position: 'relative',
  zIndex: 21,
  background: vars.color.press,
  color: vars.color.onPress,
  fontSize: measures.size.t11,
  letterSpacing: '.02em',
});

globalStyle(`${provider} :focus-visible`, {
  outlineColor: vars.color.onPressFocus,
  outlineOffset: '-4px',
});

export const row = style({
  ...shapes.line('4px'),
  minHeight: measures.frame.provider,
  // Large fonts wrap to a second line instead of overflowing the window.
  flexWrap: 'wrap',
  ...shapes.until('phone', { gap: 0 }),
});

export const name = style({
  fontWeight: 600,
  marginRight: 'auto',
  // The space above it where the menus wrap below it.
  paddingBlock: '10px',
  whiteSpace: 'nowrap',
});

export const menus = style({ ...shapes.wrapped('4px'), ...shapes.until('phone', { gap: 0 }) });

export const menu = style({
  position: 'relative',
  ...shapes.until('phone', { position: 'static' }),
});

export const opener = style({
  ...shapes.line('4px', 'center'),
  ...shapes.bare,
  minHeight: '44px',
  padding: '0 12px',
  letterSpacing: 'inherit',
  ':hover': { textDecoration: 'underline' },
  ...shapes.until('phone', { padding: '0 5px', minWidth: '44px' }),
});

globalStyle(`${opener} > svg`, shapes.until('phone', { display: 'none' }));

export const links = style({
  ...shapes.lifted,
  position: 'absolute',
  right: 0,
  top: '100%',
  minWidth: '200px',
  color: vars.color.ink,
  borderRadius: `0 0 ${measures.radius.sheet} ${measures.radius.sheet}`,
  padding: '6px',
  ...shapes.until('phone', { left: 0, right: 0, padding: '6px 12px' }),
});

export const menuLink = style({
  ...shapes.middle,
  minHeight: '44px',
  padding: '0 12px',
  borderRadius: measures.radius.sheet,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: `color-mix(in srgb, ${vars.color.sheet} 93%, ${vars.color.ink})` },
});

globalStyle(`${links} ${menuLink}:focus-visible`, { outlineColor: vars.color.blue });

export const footer = style({
  borderTop: `1px solid ${vars.color.line}`,
  marginTop: '96px',
  fontSize: measures.size.t11,
  color: vars.color.inkSoft,
});

/**
 * Below a list that grows the footer would show for a moment and jump down. It stays in the order of the Tab key, and
 * shows while it has the focus.
 */
globalStyle(`:has([data-more="waiting"], [data-more="loading"]) > ${footer}:not(:focus-within)`, {
  opacity: 0,
  pointerEvents: 'none',
});

export const columns = style({
  ...shapes.columns('repeat(4, 1fr)', '24px'),
  paddingBlock: '40px 32px',
  ...shapes.until('phone', { gridTemplateColumns: '1fr 1fr' }),
});

export const heading = style({
  font: `700 ${measures.size.t11}/1.5 ${measures.font.text}`,
  letterSpacing: '.02em',
  color: vars.color.ink,
  marginBottom: '4px',
});

export const link = style({
  ...shapes.inlineLine('0'),
  color: 'inherit',
  textDecoration: 'none',
  minHeight: '28px',
  ':hover': { textDecoration: 'underline', color: vars.color.ink },
  ...shapes.until('phone', { minHeight: '44px', minWidth: '44px' }),
});

export const base = style({
  ...shapes.wrappedLine('4px 20px'),
  ...shapes.ruledAbove('12px 0 28px'),
});

export const legal = style(shapes.wrapped('4px 20px'));

export const copyright = style({ marginLeft: 'auto', ...shapes.until('phone', { width: '100%' }) });

export const choice = style(shapes.line('8px'));

export const choiceSelect = style({
  appearance: 'none',
  minHeight: '28px',
  ...shapes.field,
  padding: '0 26px 0 8px',
  cursor: 'pointer',
  color: vars.color.ink,
  background: `${vars.color.sheet} ${vars.glyph.caret} right 7px center / 13px no-repeat`,
  ...shapes.until('phone', { minHeight: '44px' }),
});
