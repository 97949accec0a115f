import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** The ink of stamps; artwork is light in the dark theme too. */
const STAMP_INK = '#16213A';

export const card = style({
  ...shapes.sheet,
  height: '100%',
  selectors: {
    '&[data-picked="true"]': { boxShadow: `0 0 0 2.5px ${vars.color.ink}, ${vars.shadow.lie}` },
  },
  ...shapes.forcedColors({ outline: '1px solid CanvasText' }),
});

export const strip = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '3px 3px 0 0',
});

export const picture = style({
  ...shapes.strip(vars.color.line),
  objectFit: 'cover',
});

globalStyle(`${strip}[data-state="inactive"], ${strip}[data-state="expired"]`, {
  background: '#EFE8DA',
});
globalStyle(`${strip}[data-state="inactive"] img`, shapes.faded);
globalStyle(`${strip}[data-state="expired"] img`, { filter: 'saturate(.35)', opacity: 0.62 });

/** A stamp across a coupon that is switched off. */
export const inactive = style({
  ...shapes.stamped,
  color: STAMP_INK,
  background: 'rgb(255 255 255 / .82)',
});

/** The postmark on an expired coupon. */
export const postmark = style({
  position: 'absolute',
  right: '-1%',
  bottom: '7%',
  width: '54%',
  transform: 'rotate(-7deg)',
  color: STAMP_INK,
});

export const top = style({
  ...shapes.columns('44px minmax(0, 1fr) auto', '3px', 'center'),
  padding: '12px 8px 0 7px',
});
globalStyle(`${top} > label`, { justifyContent: 'center' });

export const name = style({
  font: `700 ${measures.size.t17}/1.3 ${measures.font.text}`,
  /* A name of 128 characters must not make one card of a row twice as high. */
  ...shapes.clamped(2),
});

export const row = style({
  ...shapes.wrappedLine('0 14px'),
  padding: '0 18px 8px 54px',
  ...shapes.until('previewSmall', { paddingLeft: '18px' }),
});

globalStyle(`${row} > [role="switch"]`, { marginLeft: 'auto' });

export const edit = style({
  ...shapes.wordButton,
  ...shapes.type(measures.size.t11, 700),
  minWidth: '44px',
  letterSpacing: '.06em',
  color: vars.color.blue,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const rename = style({
  gridColumn: '2 / -1',
  marginRight: '10px',
  ...shapes.until('previewSmall', { marginBottom: '8px' }),
});

export const save = style({
  ...shapes.field,
  ...shapes.target,
  ...shapes.type(measures.size.t11, 700),
  padding: '0 14px',
  color: vars.color.blue,
  letterSpacing: '.06em',
  ':hover': { background: `color-mix(in srgb, ${vars.color.sheet} 93%, ${vars.color.ink})` },
});

export const life = style({
  ...shapes.columns('minmax(0, 1fr) 124px', '12px', 'end'),
  marginInline: '18px',
  ...shapes.ruledAbove('12px 0 14px 36px'),
  ...shapes.until('sortModal', { paddingLeft: 0 }),
});
globalStyle(`${life} b`, { color: vars.color.ink });
globalStyle(`${life} span + span`, { marginLeft: '8px' });

export const note = style({
  marginInline: '18px',
  padding: '0 0 6px 36px',
  ...shapes.until('sortModal', { paddingLeft: 0 }),
});
globalStyle(`${note} form`, { marginRight: 0 });

export const noteText = style({
  ...shapes.clamped(4),
  fontSize: measures.size.t13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const due = style({
  ...shapes.line('7px'),
  fontSize: measures.size.t13,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="inactive"], &[data-state="expired"]': { fontWeight: 700 },
  },
});

export const codeRemark = style({
  ...shapes.wrappedLine('7px'),
  ...shapes.type(measures.size.t13, 700),
  marginInline: '18px',
  padding: '0 0 12px 36px',
  ...shapes.until('sortModal', { paddingLeft: 0 }),
});

export const spark = style({
  width: '100%',
  height: '36px',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  overflow: 'visible',
  selectors: { '&[data-quiet="true"]': { stroke: vars.color.inkSoft } },
});
export const sparkBase = style({ stroke: vars.color.fieldLine, strokeWidth: 1 });
globalStyle(`${spark} circle`, { fill: 'currentColor', stroke: 'none' });

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

export const draftStrip = style({
  ...shapes.strip(vars.color.line),
  position: 'relative',
});

globalStyle(`${draftStrip} > :is(img, canvas)`, { ...shapes.covering, objectFit: 'cover' });

export const draftTop = style({
  ...shapes.columns('minmax(0, 1fr) auto', '0', 'center'),
  padding: '0 16px 0 26px',
});

export const draftRow = style({
  ...shapes.apart('10px 14px', 'center'),
  padding: '0 26px 20px',
});

/** On the newest shared version. */
export const approval = style({ padding: '0 26px 6px', overflowWrap: 'anywhere' });
