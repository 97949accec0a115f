import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../theme/theme.css.ts';

/** Not cut out yet: the desk's paper, a dashed trim, crop marks. */
export const draft = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: vars.color.desk,
  borderRadius: measures.radius.sheet,
  outline: `2px dashed ${vars.color.fieldLine}`,
  outlineOffset: '-2px',
});

export const art = style({ flex: 1, display: 'grid', alignItems: 'center', padding: '2px' });

export const strip = style({
  position: 'relative',
  aspectRatio: '1125 / 432',
  background: vars.color.line,
});

globalStyle(`${strip} > :is(img, canvas)`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '0 16px 0 26px',
});

export const name = style({
  font: `700 ${measures.size.t17}/1.3 ${measures.font.text}`,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 14px',
  padding: '0 26px 20px',
});

export const when = style({
  fontSize: measures.size.t13,
  lineHeight: 1.4,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** On the newest shared version. */
export const approval = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: measures.size.t13,
  fontWeight: 600,
  color: vars.color.warn,
  overflowWrap: 'anywhere',
  selectors: { '&[data-approved="true"]': { color: vars.color.ok } },
});

globalStyle(`${approval} svg`, { width: '16px', height: '16px', flex: 'none' });
