import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../theme/theme.css.ts';

export const tray = style({
  width: '100%',
  alignSelf: 'start',
  background: vars.color.sheet,
  color: vars.color.ink,
  boxShadow: vars.shadow.lie,
  borderRadius: measures.radius.sheet,
  textAlign: 'left',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '18px 22px 12px',
});

export const title = style({ fontSize: measures.size.t20, outline: 'none' });
export const counts = style({ fontSize: measures.size.t13 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

/** On a proof, between its other notes. */
export const onProof = style({
  listStyle: 'none',
  margin: '0 -18px',
  padding: 0,
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: '12px',
  padding: '16px 20px 16px 18px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  borderRadius: '50%',
  background: vars.color.warn,
  color: vars.color.sheet,
  fontSize: measures.size.t13,
  selectors: { '[data-severity="fails"] > &': { background: vars.color.bad } },
});

export const body = style({ minWidth: 0 });

export const entryTitle = style({
  fontFamily: measures.font.text,
  fontSize: measures.size.t15,
  fontWeight: 700,
  lineHeight: 1.35,
  letterSpacing: 0,
  paddingTop: '3px',
  overflowWrap: 'anywhere',
});

export const reason = style({
  marginTop: '2px',
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  marginTop: '10px',
});
globalStyle(`${actions} > button`, {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

export const link = style({
  minHeight: '44px',
  minWidth: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.blue,
  fontSize: measures.size.t13,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

export const contrast = style({
  display: 'grid',
  gridTemplateColumns: '1fr 16px 1fr',
  alignItems: 'center',
  gap: '8px',
  marginTop: '10px',
});
globalStyle(`${contrast} > svg`, { width: '16px', height: '16px' });

export const swatch = style({
  padding: '8px 10px 9px',
  borderRadius: '2px',
  border: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
  forcedColorAdjust: 'none',
});
globalStyle(`${swatch} > small`, {
  display: 'block',
  fontSize: measures.size.t11,
  fontWeight: 700,
  letterSpacing: '.05em',
  textTransform: 'uppercase',
});

export const cut = style({
  marginTop: '10px',
  padding: '9px 10px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderRadius: '2px',
  background: vars.color.desk,
  fontSize: measures.size.t13,
});
globalStyle(`${cut} > span`, {
  borderRight: `2px solid ${vars.color.warn}`,
  paddingRight: '2px',
  fontWeight: 600,
});
globalStyle(`${cut} > s`, { paddingLeft: '3px', color: vars.color.inkSoft });

export const clear = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  padding: '26px 28px 24px',
  textAlign: 'center',
});

export const clearTitle = style({ fontSize: measures.size.t20, letterSpacing: '-.02em' });

/** A registration mark: a cross through two circles, with the tick where it meets. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '76px',
  height: '76px',
  marginBottom: '6px',
  color: vars.color.ok,
  background: `
    radial-gradient(circle, ${vars.color.sheet} 0 15px, transparent 16px),
    radial-gradient(circle, transparent 18px, ${vars.color.fieldLine} 19px 20px, transparent 21px),
    radial-gradient(circle, transparent 28px, ${vars.color.fieldLine} 29px 30px, transparent 31px),
    linear-gradient(${vars.color.fieldLine}, ${vars.color.fieldLine}) center / 1.5px 100% no-repeat,
    linear-gradient(${vars.color.fieldLine}, ${vars.color.fieldLine}) center / 100% 1.5px no-repeat`,
});
globalStyle(`${mark} > svg`, { width: '24px', height: '24px', strokeWidth: 3.5 });

export const rules = style({ borderBottom: `1px solid ${vars.color.line}`, padding: '4px 22px' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.blue,
  fontSize: measures.size.t13,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

export const ruleList = style({
  display: 'grid',
  gap: '8px',
  padding: '4px 0 16px 18px',
  fontSize: measures.size.t13,
});
