import { globalStyle, style } from '@vanilla-extract/css';
import { apart } from '../theme/layout.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const head = style({
  ...shapes.columns('auto minmax(0, 1fr) auto', '20px', 'center'),
  paddingBottom: '28px',
  ...shapes.until('phone', { gap: '14px', paddingBottom: '20px' }),
});

globalStyle(`${head} > button`, shapes.until('phone', { gridColumn: '1 / -1' }));

/** A wide sheet beside a narrow one. */
export const pair = style({
  ...shapes.columnsAbove('narrow', 'minmax(0, 1.8fr) minmax(0, 1fr)', '0 32px', 'start'),
});

/** The coupon's strip, torn at its foot. */
export const strip = style({
  display: 'grid',
  alignContent: 'end',
  ...shapes.strip(vars.color.desk),
  width: '172px',
  boxShadow: vars.shadow.lie,
  ...shapes.until('phone', { width: '104px' }),
});

export const halves = style(
  shapes.columnsAbove('phone', 'minmax(0, 1.35fr) 0 minmax(0, 1fr)', '0'),
);

export const half = style({
  ...shapes.topStack('16px'),
  padding: '32px 40px 34px',
  ...shapes.until('phone', { padding: '24px 20px' }),
});

/** A field with its button. */
export const limit = style({ ...shapes.stack('12px'), maxWidth: '320px', marginBlock: '16px' });

/** A question between two parts of a sheet. */
export const question = style({ marginTop: '24px', maxWidth: '640px' });

export const list = style({ borderTop: `2px solid ${vars.color.ink}`, marginTop: '16px' });

export const entry = style([apart, shapes.ruledBelow('12px 0')]);

/** Files to download: picture, facts, button. */
export const files = style({ flexBasis: '100%' });
globalStyle(`${files} > li`, {
  ...shapes.columns('24px minmax(0, 1fr) auto', '4px 12px', 'start'),
  ...shapes.ruledAbove('12px 0'),
});
/** What becomes of a row, in three pictures. */
export const steps = style({ ...shapes.equalColumns(3, '0', { one: 'phone' }), marginTop: '16px' });
globalStyle(`${steps} > li`, { ...shapes.stack('6px'), padding: '24px' });
globalStyle(`${steps} b`, { ...shapes.display(measures.size.t34), color: vars.color.stamp });
globalStyle(`${steps} svg, ${strip} img`, shapes.fluid);
globalStyle(`${entry} > div:first-child`, shapes.breaking);

/** The end of a sheet: advice and the next action. */
export const foot = style([apart, { marginTop: '24px' }]);
globalStyle(`${foot} > a`, { ...shapes.middle, minHeight: '44px' });

/** A remark with its icon. */
export const aside = style({ ...shapes.beside('8px'), maxWidth: '44ch' });

globalStyle(`${aside} svg`, { ...shapes.icon('16px'), marginTop: '2px' });

export const search = style({
  ...shapes.columns('minmax(0, 1fr) auto', '12px'),
  marginTop: '16px',
  maxWidth: '640px',
});

export const findEntry = style({
  ...shapes.stack('10px'),
  ...shapes.ruledBelow('14px 0'),
});

/** Value, code and state; on a phone below each other. */
export const findRow = style({
  ...shapes.columnsAbove('phone', 'minmax(0, 1fr) auto minmax(180px, auto)', '4px 24px'),
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

globalStyle(`${findRow} p`, { gridColumn: '-2 / -1' });

export const facts = style(shapes.wrapped('8px 32px'));
globalStyle(`${facts} :is(div, dd)`, shapes.breaking);

export const scroll = style({ overflowX: 'auto', marginBlock: '16px' });

export const table = style({
  width: '100%',
  borderSpacing: 0,
  fontSize: measures.size.t13,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  ...shapes.oneLine,
  textAlign: 'left',
  ...shapes.ruledBelow('0 12px'),
  height: '44px',
  maxWidth: '260px',
});
globalStyle(`${table} small`, {
  ...shapes.type(measures.size.t11, 400),
  display: 'block',
  color: vars.color.inkSoft,
});

/** In sight however wide the list is: what is scrolled away stays at the edge. */
export const chosen = style({
  position: 'sticky',
  insetInline: 0,
  background: vars.color.sheet,
  borderInline: `2.5px solid ${vars.color.ink}`,
  fontWeight: 700,
});
globalStyle(`thead > :first-child > ${chosen}`, { borderTop: `2.5px solid ${vars.color.ink}` });
globalStyle(`tbody > :last-child > ${chosen}`, { borderBottom: `2.5px solid ${vars.color.ink}` });

export const column = style({
  ...shapes.stack('4px'),
  ...shapes.ruledBelow('10px'),
  overflowWrap: 'anywhere',
});

export const sample = style(shapes.clamped(2));

export const choice = style({ ...shapes.inlineLine('8px'), minWidth: '44px', minHeight: '44px' });

globalStyle(`ul + ${choice}`, { marginTop: '12px' });

export const refusals = style({
  borderTop: `2px solid ${vars.color.warn}`,
  marginTop: '16px',
  paddingTop: '8px',
});

export const findings = style({ marginTop: '8px' });

globalStyle(`${findings} > li`, {
  ...shapes.columns('72px 1fr', '12px'),
  ...shapes.ruledBelow('9px 0'),
  fontSize: measures.size.t13,
});

/** A line of the list as a coupon. */
export const lineCoupon = style({
  marginBottom: '32px',
  textAlign: 'center',
});

globalStyle(`${lineCoupon} > :first-child`, { width: 'min(260px, 100%)', textAlign: 'start' });

export const turns = style(shapes.line('12px'));
globalStyle(`${turns} button`, { flex: 'none' });

export const big = style({
  ...shapes.heading('clamp(3.25rem, 7vw, 5.25rem)', '-.04em', 800, 1),
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({
  ...shapes.wrapped('0 16px'),
  alignItems: 'baseline',
  fontSize: measures.size.t25,
});

export const sums = style(shapes.wrapped('12px 48px'));

globalStyle(`:is(${facts}, ${sums}) dt`, shapes.small);
globalStyle(`${sums} dd`, shapes.type(measures.size.t20, 700));
