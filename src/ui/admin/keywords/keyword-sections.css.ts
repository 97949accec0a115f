import { globalStyle, style } from '@vanilla-extract/css';
import { rows as cardRows } from '../../parts/page/sections.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const nothing = style({
  boxSizing: 'content-box',
  minHeight: '1lh',
  color: vars.color.inkSoft,
  paddingBlock: '12px',
});

/** Its last column has buttons. */
const rows = style([cardRows]);
globalStyle(`${rows} td:last-child`, { textAlign: 'right', whiteSpace: 'nowrap' });
globalStyle(`${rows} button`, { fontSize: measures.size.t13, paddingInline: '14px' });

export const table = style([rows]);
globalStyle(`${table} :is(th, td):is(:nth-child(2), :nth-child(3))`, {
  textAlign: 'right',
  paddingRight: '24px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  ...shapes.until('phone', { padding: '4px 0 4px 12px', fontSize: measures.size.t13 }),
});
globalStyle(`${table} td:nth-child(3)`, { color: vars.color.inkSoft });
globalStyle(
  `${table} td:last-child`,
  shapes.until('phone', { gridColumn: '1 / -1', display: 'flex', gap: '8px' }),
);

/** Shown beside a figure if its column has no header. */
export const said = style({ display: 'none', ...shapes.until('phone', { display: 'inline' }) });

/* ---------- synonyms ---------- */

export const note = style({ color: vars.color.inkSoft, marginBottom: '12px' });

export const tools = style({
  ...shapes.columnsAbove('phone', 'minmax(0, 420px) auto', '8px 16px', 'center'),
  justifyContent: 'space-between',
});

export const count = style({ ...shapes.small, fontVariantNumeric: 'tabular-nums' });

export const synonyms = style([rows, shapes.until('phone', { marginTop: '8px' })]);
globalStyle(`${synonyms} :is(th, td)`, {
  overflowWrap: 'anywhere',
  ...shapes.until('phone', { paddingBlock: '2px' }),
});
globalStyle(
  `${synonyms} tbody tr`,
  shapes.until('phone', { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '8px' }),
);
globalStyle(
  `${synonyms} td:last-child`,
  shapes.until('phone', { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' }),
);

export const form = style({
  ...shapes.stack('16px'),
  ...shapes.sheet,
  padding: '20px 24px',
  marginBottom: '16px',
  ...shapes.until('phone', { paddingInline: '20px' }),
});
globalStyle(`${form} > h3`, { fontSize: measures.size.t20, overflowWrap: 'anywhere' });

export const fields = style({
  ...shapes.columns('repeat(auto-fit, minmax(min(220px, 100%), 1fr))', '16px', 'start'),
});

export const actions = style({ ...shapes.wrapped('8px'), justifyContent: 'end' });
