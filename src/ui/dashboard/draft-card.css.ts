import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** Not cut out yet: the desk's paper, a dashed trim, crop marks. */
export const draft = style({
  ...shapes.column('0'),
  height: '100%',
  background: vars.color.desk,
  borderRadius: measures.radius.sheet,
  outline: `2px dashed ${vars.color.fieldLine}`,
  outlineOffset: '-2px',
});

export const art = style({ ...shapes.middleGrid, flex: 1, padding: '2px' });

export const strip = style({
  position: 'relative',
  aspectRatio: '1125 / 432',
  background: vars.color.line,
});

globalStyle(`${strip} > :is(img, canvas)`, { ...shapes.covering, objectFit: 'cover' });

export const top = style({
  ...shapes.columns('minmax(0, 1fr) auto', '0', 'center'),
  padding: '0 16px 0 26px',
});

export const name = style({
  ...shapes.clamped(2),
  font: `700 ${measures.size.t17}/1.3 ${measures.font.text}`,
  overflowWrap: 'anywhere',
});

export const row = style({
  ...shapes.apart('10px 14px', 'center'),
  padding: '0 26px 20px',
});

export const when = style({ ...shapes.small, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' });

/** On the newest shared version. */
export const approval = style({
  ...shapes.line('8px'),
  ...shapes.type(measures.size.t13, 600),
  padding: '0 26px 6px',
  color: vars.color.warn,
  overflowWrap: 'anywhere',
  selectors: { '&[data-approved="true"]': { color: vars.color.ok } },
});

globalStyle(`${approval} svg`, shapes.icon('16px'));
