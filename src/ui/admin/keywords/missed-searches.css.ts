import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const section = style({
  marginTop: '48px',
  borderTop: `2px solid ${vars.color.ink}`,
  paddingTop: '14px',
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  marginBottom: '6px',
});
globalStyle(`${head} > h2`, { fontSize: measures.size.t20 });
globalStyle(`${head} > p`, { color: vars.color.inkSoft, whiteSpace: 'nowrap' });

export const nothing = style({
  boxSizing: 'content-box',
  minHeight: '1lh',
  color: vars.color.inkSoft,
  paddingBlock: '12px',
});

/** A table whose rows are cards on a phone. */
export const rows = style(shapes.table);
globalStyle(`${rows} :is(th, td)`, {
  padding: '6px 12px 6px 0',
  textAlign: 'left',
  fontWeight: 400,
  borderBottom: `1px solid ${vars.color.line}`,
  ...shapes.until('phone', { border: 0, paddingBlock: '4px' }),
});
globalStyle(`${rows} thead`, shapes.until('phone', { display: 'none' }));
globalStyle(`${rows} thead th`, { ...shapes.small, paddingBlock: '10px' });
globalStyle(`${rows} tbody th`, { fontWeight: 600, overflowWrap: 'anywhere' });
globalStyle(
  `${rows} tbody tr`,
  shapes.until('phone', {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
    borderBottom: `1px solid ${vars.color.line}`,
    paddingBlock: '8px 4px',
  }),
);
globalStyle(`${rows} td:last-child`, {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  paddingRight: 0,
});
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
