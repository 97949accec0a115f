import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

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

export const copyright = style({
  marginLeft: 'auto',
  ...shapes.until('phone', { marginLeft: 0, width: '100%' }),
});

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
