import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const note = style({ color: vars.color.inkSoft, marginBottom: '12px' });

export const tools = style({
  ...shapes.columnsAbove('phone', 'minmax(0, 420px) auto', '8px 16px'),
  justifyContent: 'space-between',
  alignItems: 'center',
});

export const count = style({ ...shapes.small, fontVariantNumeric: 'tabular-nums' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: measures.size.t15,
  ...shapes.until('phone', { marginTop: '8px' }),
});
globalStyle(`${table} :is(th, td)`, {
  padding: '6px 12px 6px 0',
  textAlign: 'left',
  fontWeight: 400,
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  ...shapes.until('phone', { border: 0, paddingBlock: '2px' }),
});
globalStyle(`${table} thead`, shapes.until('phone', { display: 'none' }));
globalStyle(`${table} thead th`, { ...shapes.small, paddingBlock: '10px' });
globalStyle(`${table} tbody th`, { fontWeight: 600 });
globalStyle(
  `${table} tbody tr`,
  shapes.until('phone', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    borderBottom: `1px solid ${vars.color.line}`,
    paddingBlock: '8px',
  }),
);
globalStyle(`${table} td:last-child`, {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  paddingRight: 0,
  ...shapes.until('phone', { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' }),
});
globalStyle(`${table} button`, { fontSize: measures.size.t13, paddingInline: '14px' });

export const form = style({
  ...shapes.stack('16px'),
  ...shapes.sheet,
  padding: '20px 24px',
  marginBottom: '16px',
  ...shapes.until('phone', { paddingInline: '20px' }),
});
globalStyle(`${form} > h3`, { fontSize: measures.size.t20, overflowWrap: 'anywhere' });

export const fields = style({
  ...shapes.columns('repeat(auto-fit, minmax(min(220px, 100%), 1fr))', '16px'),
  alignItems: 'start',
});

export const actions = style({ ...shapes.wrapped('8px'), justifyContent: 'end' });
