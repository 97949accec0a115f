import { globalStyle, style } from '@vanilla-extract/css';
import { slip } from '../parts/page/page.css.ts';
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
  width: '172px',
  aspectRatio: '1125 / 432',
  background: vars.color.desk,
  boxShadow: vars.shadow.lie,
  ...shapes.until('phone', { width: '104px' }),
});

export const halves = style([
  slip,
  shapes.columnsAbove('phone', 'minmax(0, 1.35fr) 0 minmax(0, 1fr)', '0'),
]);

export const half = style({
  ...shapes.topStack('16px'),
  padding: '32px 40px 34px',
  ...shapes.until('phone', { padding: '24px 20px' }),
});

export const heading = style(shapes.heading(measures.size.t25, '-.02em'));

/** The perforation between the halves, which lie below each other on a phone. */
export const beside = style({ display: 'grid', ...shapes.until('phone', { display: 'none' }) });
export const below = style({ display: 'none', ...shapes.until('phone', { display: 'block' }) });

/** A heading with its buttons on the right. */
export const row = style({ ...shapes.apart('8px 24px'), alignItems: 'center' });

export const actions = style(shapes.wrappedLine('12px'));

/** A field with its button. */
export const limit = style({ ...shapes.stack('12px'), maxWidth: '320px', marginBlock: '16px' });

/** A question between two parts of a sheet. */
export const question = style({ marginTop: '24px', maxWidth: '640px' });

export const list = style({ borderTop: `2px solid ${vars.color.ink}`, marginTop: '16px' });

export const entry = style([row, shapes.ruledBelow('12px 0')]);

/** Files to download: picture, facts, button. */
export const files = style({ flexBasis: '100%' });
globalStyle(`${files} > li`, {
  ...shapes.columns('24px minmax(0, 1fr) auto', '4px 12px', 'start'),
  ...shapes.ruledAbove('12px 0'),
});
/** What becomes of a row, in three pictures. */
export const steps = style([
  slip,
  { ...shapes.equalColumns(3, '0', { one: 'phone' }), marginTop: '16px' },
]);
globalStyle(`${steps} > li`, { ...shapes.stack('6px'), padding: '24px', minWidth: 0 });
globalStyle(`${steps} b`, { ...shapes.display(measures.size.t34), color: vars.color.stamp });
globalStyle(`${steps} svg, ${strip} img`, shapes.fluid);
globalStyle(`${entry} > div:first-child`, shapes.breaking);

/** The end of a sheet: advice and the next action. */
export const foot = style([row, { marginTop: '24px' }]);
globalStyle(`${foot} > a`, { ...shapes.middle, minHeight: '44px' });

/** A remark with its icon. */
export const aside = style({ ...shapes.beside('8px'), maxWidth: '44ch' });

globalStyle(`${aside} svg`, { ...shapes.icon('16px'), marginTop: '2px' });

export const search = style({
  ...shapes.columns('minmax(0, 1fr) auto', '12px'),
  marginTop: '16px',
  maxWidth: '640px',
});

export const status = style({ ...shapes.stack('6px'), marginTop: '10px' });

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

export const code = style({ ...shapes.small, fontFamily: 'ui-monospace, monospace' });

export const facts = style(shapes.wrapped('8px 32px'));
globalStyle(`${facts} div`, { minWidth: 0 });
globalStyle(`${facts} dt`, shapes.small);
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
