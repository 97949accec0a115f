import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** Curve or table; its legend is for screen readers. */
export const choice = style({ minWidth: '184px' });
globalStyle(`${choice} legend`, { position: 'absolute', opacity: 0, pointerEvents: 'none' });

export const funnel = style(shapes.equalColumns(4, '0', { one: 'phone' }));

/* The numbers stand on one line, however many lines a name has. */
globalStyle(`${funnel} > li`, {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  paddingTop: '24px',
  ...shapes.until('phone', {
    gridRow: 'auto',
    gridTemplateRows: 'none',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: '0 12px',
    padding: '14px 20px',
  }),
});
globalStyle(`${funnel} > li + li`, { borderLeft: `1px dashed ${vars.color.fieldLine}` });
globalStyle(`${funnel} > li > :is(h3, p)`, { paddingInline: '28px' });
globalStyle(`${funnel} h3`, shapes.type(measures.size.t15, 600));
globalStyle(
  `${funnel} > li + li`,
  shapes.until('phone', { borderLeft: 0, borderTop: `1px solid ${vars.color.line}` }),
);
globalStyle(`${funnel} > li > :is(h3, p)`, shapes.until('phone', { padding: 0 }));

export const number = style({
  ...shapes.heading('clamp(1.75rem, 3.6vw, 3.25rem)', '-.035em', 800, 1.1),
  fontVariantNumeric: 'tabular-nums',
  ...shapes.until('phone', { fontSize: measures.size.t25, gridColumn: '2', gridRow: '1 / 3' }),
});

export const bar = style({ width: '100%', height: '112px', marginTop: '18px' });

export const figure = style({ margin: '12px 0' });
globalStyle(`${figure} line`, { stroke: vars.color.line });
globalStyle(`${figure} text`, {
  fill: vars.color.inkSoft,
  fontSize: '12.5px',
  fontVariantNumeric: 'tabular-nums',
});

const dash = { circle: 'none', square: '5 5', triangle: 'none' } as const;
export const line = styleVariants(dash, (dashes, mark) => ({
  fill: mark === 'triangle' ? vars.color.ink : vars.color.sheet,
  stroke: vars.color.ink,
  strokeWidth: mark === 'triangle' ? '2.6' : '1.6',
  strokeDasharray: dashes,
}));
for (const mark of Object.values(line))
  globalStyle(`${mark} polyline`, { fill: 'none', strokeLinejoin: 'round' });
for (const mark of Object.values(line))
  globalStyle(`${mark} :not(polyline)`, { strokeDasharray: 'none', strokeWidth: '1.6' });

export const key = style({
  ...shapes.wrapped('4px 24px'),
  marginBottom: '8px',
  fontSize: measures.size.t13,
});
globalStyle(`${key} li`, shapes.line('8px'));
globalStyle(`${key} svg`, { width: '40px', height: '12px' });

export const scroll = style({
  maxHeight: '420px',
  overflow: 'auto',
  margin: '12px 0',
  borderTop: `2px solid ${vars.color.ink}`,
});
export const table = style({
  ...shapes.table,
  fontVariantNumeric: 'tabular-nums',
  ...shapes.until('previewSmall', { fontSize: measures.size.t13 }),
});
globalStyle(`${table} :is(th, td)`, {
  height: '40px',
  ...shapes.ruledBelow('4px 12px 4px 0'),
  textAlign: 'right',
  ...shapes.until('previewSmall', { padding: '4px 0 4px 4px' }),
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'left', fontWeight: 600 });
globalStyle(`${table} thead th`, {
  ...shapes.small,
  fontWeight: 400,
  ...shapes.until('previewSmall', { fontSize: measures.size.t11 }),
});

export const share = style({
  width: '100%',
  height: '14px',
  margin: '6px 0',
  border: `1.5px solid ${vars.color.ink}`,
  fill: vars.color.ink,
});
