import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const head = style(shapes.apart('12px 24px', 'end'));

/** Its room is there before the files are. */
export const marks = style({ ...shapes.wrapped('8px'), minHeight: '40px' });
globalStyle(`${marks} > li`, {
  ...shapes.centered,
  width: '58px',
  height: '40px',
  border: `2px solid ${vars.color.line}`,
  borderRadius: measures.radius.field,
});
globalStyle(`${marks} > [data-state="made"]`, { ...shapes.inverse, borderColor: vars.color.ink });
globalStyle(`${marks} > [data-state="refused"]`, {
  border: `2px dashed ${vars.color.bad}`,
  color: vars.color.bad,
});

/** The progress, then what became of the drawings. */
export const lead = style({
  ...shapes.wrappedLine('12px'),
  minHeight: '48px',
  margin: '8px 0 24px',
  color: vars.color.inkSoft,
  ...shapes.until('phone', { minHeight: '72px' }),
});
globalStyle(`${lead} > div`, { flex: '1 1 120px' });

export const item = style({
  ...shapes.columns('320px minmax(0, 1fr) 220px', '32px', 'start'),
  ...shapes.sheet,
  paddingRight: '28px',
  ...shapes.media({
    medium: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: '0 24px' },
    sortModal: { gridTemplateColumns: 'minmax(0, 1fr)', paddingRight: 0 },
  }),
});

export const desk = style({
  ...shapes.middleGrid,
  alignSelf: 'stretch',
  padding: '12px',
  background: vars.color.desk,
  ...shapes.media({ medium: { gridRow: 'span 2' }, sortModal: { gridRow: 'auto' } }),
});

export const picture = style(shapes.strip(vars.color.paper));

export const torn = style({
  ...shapes.centered,
  aspectRatio: '1125 / 432',
  border: `2px dashed ${vars.color.bad}`,
  color: vars.color.bad,
});

export const words = style({
  overflowWrap: 'anywhere',
  padding: '20px 0 22px',
  ...shapes.media({
    medium: { paddingRight: '20px', paddingBottom: 0 },
    sortModal: { paddingInline: '16px' },
  }),
});

export const title = style({ margin: '2px 0 10px', fontSize: measures.size.t20 });

export const counts = style({ ...shapes.wrapped('6px 18px'), fontSize: measures.size.t13 });

export const count = style(shapes.line('7px'));

export const warning = style([count, { color: vars.color.warn, fontWeight: 600 }]);

export const reasons = style({
  ...shapes.stack('4px'),
  maxWidth: '56ch',
  marginBlock: '8px',
  fontSize: measures.size.t13,
});

/** Lines of a refused source. */
export const excerpt = style({
  marginBlock: '4px 8px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: measures.size.t13,
  whiteSpace: 'pre-wrap',
});
globalStyle(`${excerpt} > li`, {
  padding: '5px 12px',
  listStyle: 'decimal inside',
  borderLeft: '3px solid transparent',
});
globalStyle(`${excerpt} > li[data-fault]`, {
  borderLeftColor: vars.color.bad,
  background: vars.color.badSoft,
});

export const deeds = style({
  ...shapes.stack('14px'),
  padding: '22px 0',
  ...shapes.media({
    medium: { paddingTop: '8px', paddingRight: '20px' },
    sortModal: { paddingInline: '16px' },
  }),
});

/** The heading of the elements with one result. */
export const fate = style(shapes.line('8px'));

export const fateCount = style({ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' });

export const element = style({
  borderBottom: `1px solid ${vars.color.line}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 56px',
});

export const press = style({
  ...shapes.columns('auto minmax(0, 1fr) auto', '0 8px', 'baseline'),
  ...shapes.bare,
  width: '100%',
  padding: '8px 10px',
  borderRadius: measures.radius.field,
  fontSize: measures.size.t13,
  textAlign: 'left',
  ':hover': { background: `color-mix(in srgb, transparent 95%, ${vars.color.ink})` },
  selectors: { '&[aria-pressed="true"]': shapes.inverse },
});

export const line = style({
  color: vars.color.inkSoft,
  selectors: { '[aria-pressed="true"] &': { color: 'inherit' } },
});

export const why = style([line, { gridColumn: '1 / -1' }]);
