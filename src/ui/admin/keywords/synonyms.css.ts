import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from './missed-searches.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const note = style({ color: vars.color.inkSoft, marginBottom: '12px' });

export const tools = style({
  ...shapes.columnsAbove('phone', 'minmax(0, 420px) auto', '8px 16px'),
  justifyContent: 'space-between',
  alignItems: 'center',
});

export const count = style({ ...shapes.small, fontVariantNumeric: 'tabular-nums' });

export const table = style([rows, shapes.until('phone', { marginTop: '8px' })]);
globalStyle(`${table} :is(th, td)`, {
  overflowWrap: 'anywhere',
  ...shapes.until('phone', { paddingBlock: '2px' }),
});
globalStyle(
  `${table} tbody tr`,
  shapes.until('phone', { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '8px' }),
);
globalStyle(
  `${table} td:last-child`,
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
  ...shapes.columns('repeat(auto-fit, minmax(min(220px, 100%), 1fr))', '16px'),
  alignItems: 'start',
});

export const actions = style({ ...shapes.wrapped('8px'), justifyContent: 'end' });
