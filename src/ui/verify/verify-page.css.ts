import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../theme/breakpoints.ts';
import { wrap } from '../theme/layout.css.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const page = style([wrap, { paddingTop: '40px', paddingBottom: measures.space.s64 }]);

export const title = style({
  fontSize: 'clamp(1.75rem, 3.6vw, 2.75rem)',
  letterSpacing: '-.03em',
  marginBottom: '8px',
});
export const lead = style({
  fontSize: measures.size.t17,
  color: vars.color.inkSoft,
  marginBottom: '32px',
});

/** On a narrow screen the report comes between the fields and the card. */
export const halves = style({
  display: 'grid',
  gap: '32px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [above('previewWide')]: {
      gridTemplateColumns: '400px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: '28px 56px',
    },
  },
});
export const fields = style({ display: 'grid', gap: '24px' });

export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '4px',
  minHeight: '150px',
  padding: '20px',
  textAlign: 'center',
  cursor: 'pointer',
  border: `2px dashed ${vars.color.fieldLine}`,
  borderRadius: measures.radius.sheet,
  selectors: {
    '&:hover, &[data-over=true]': {
      background: vars.color.stampSoft,
      borderColor: vars.color.stamp,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '2px' },
  },
});
globalStyle(`${drop} svg`, { width: '28px', height: '28px', marginBottom: '8px' });
globalStyle(`${drop} b`, { font: `700 ${measures.size.t20}/1.2 ${measures.font.head}` });
globalStyle(`${drop} small`, { fontSize: measures.size.t13, color: vars.color.inkSoft });

export const report = style({
  background: vars.color.sheet,
  boxShadow: vars.shadow.lie,
  borderRadius: measures.radius.sheet,
  '@media': { [above('previewWide')]: { gridColumn: 2, gridRow: '1 / 3' } },
});
export const verdict = style({
  display: 'grid',
  gap: '14px',
  padding: '32px 40px 30px',
  '@media': { [upTo('phone')]: { paddingInline: '20px' } },
});
export const headline = style({
  fontSize: 'clamp(1.75rem, 3vw, 2.125rem)',
  letterSpacing: '-.025em',
});
export const soft = style({ color: vars.color.inkSoft });

export const mono = style({
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
});
export const fileName = style([mono, { fontSize: measures.size.t17, fontWeight: 700 }]);

export const hashes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '16px 24px',
  fontSize: measures.size.t13,
  '@media': { [upTo('phone')]: { gridTemplateColumns: '1fr' } },
});
globalStyle(`${hashes} > div`, { borderTop: `2px solid ${vars.color.ok}`, paddingTop: '8px' });
globalStyle(`${hashes} > div + div`, { borderColor: vars.color.bad });
globalStyle(`${hashes} dt`, { fontWeight: 700, color: vars.color.ok });
globalStyle(`${hashes} div + div dt`, { color: vars.color.bad });

export const checks = style({
  padding: '24px 40px 36px',
  '@media': { [upTo('phone')]: { paddingInline: '20px' } },
});
export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '10px 0',
  font: `700 ${measures.size.t15}/1.4 ${measures.font.text}`,
  letterSpacing: 0,
  selectors: { 'ul + &': { marginTop: '20px' } },
});
globalStyle(`${group} svg`, { width: '18px', height: '18px' });

export const check = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '10px',
  alignItems: 'center',
  minHeight: '44px',
  paddingBlock: '7px',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.line}` } },
});
globalStyle(`${check} svg`, { width: '18px', height: '18px' });
globalStyle(`${check} b, ${check} small`, { display: 'block', overflowWrap: 'anywhere' });
globalStyle(`${check} small`, { fontSize: 'inherit' });
export const bad = style({ color: vars.color.bad });
export const warn = style({ color: vars.color.warn });
export const ok = style({ color: vars.color.ok });
export const open = style({ color: vars.color.inkSoft });

export const desk = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  padding: '34px 24px 14px',
  '@media': { [above('previewWide')]: { gridColumn: 1 } },
});
export const card = style({ width: 'min(272px, 100%)' });
/** A picture that was changed. */
export const ringed = style({ outline: `3px solid ${vars.color.bad}`, outlineOffset: '-3px' });
export const slug = style({
  fontSize: measures.size.t11,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});
