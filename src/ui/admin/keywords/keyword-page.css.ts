import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../theme/layout.css.ts';
import { tile as skeletonTile } from '../../parts/notices/notice.css.ts';
import { tools as listTools } from '../../lists/list-head.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const page = style([wrap, { paddingBottom: '96px' }]);

export const tools = style([
  listTools,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    ...shapes.until('phone', { gridTemplateColumns: '1fr' }),
  },
]);

export const filter = style({
  maxWidth: '420px',
  ...shapes.until('sortModal', { maxWidth: 'none' }),
});

export const counts = style({
  ...shapes.line('5px'),
  ...shapes.small,
  minHeight: '1lh',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${counts} > svg`, { ...shapes.square('14px'), marginLeft: '4px' });

export const halves = style({
  ...shapes.columns('minmax(0, 1fr) 400px', '48px', 'start'),
  ...shapes.media({
    dashboardTwo: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: '32px' },
    narrow: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
});

export const list = style({
  ...shapes.columns('repeat(3, minmax(0, 1fr))', '12px 16px'),
  ...shapes.media({
    dashboardTwo: { gridTemplateColumns: '1fr 1fr' },
    phone: { gap: '10px' },
  }),
});

export const nothing = style({ color: vars.color.inkSoft, paddingBlock: '16px' });

export const tile = style({
  ...shapes.columns('84px minmax(0, 1fr)', '12px', 'center'),
  ...shapes.square('100%'),
  position: 'relative',
  minHeight: '64px',
  padding: '8px',
  border: 0,
  textAlign: 'left',
  cursor: 'pointer',
  background: vars.color.sheet,
  borderRadius: measures.radius.sheet,
  boxShadow: `0 0 0 1.5px ${vars.color.line}`,
  ':hover': { boxShadow: `0 0 0 1.5px ${vars.color.ink}` },
  selectors: { '&[aria-current="true"]': { boxShadow: `0 0 0 2.5px ${vars.color.ink}` } },
  ...shapes.until('phone', {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    alignContent: 'start',
  }),
});
globalStyle(`${tile} b`, { display: 'block', lineHeight: 1.25, overflowWrap: 'anywhere' });
globalStyle(`${tile} small`, { ...shapes.small, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${tile}[data-off] img`, { filter: 'grayscale(1)', opacity: 0.55 });
globalStyle(`${tile}[data-off] b`, { color: vars.color.inkSoft });

export const plus = style([
  tile,
  {
    background: 'none',
    boxShadow: 'none',
    border: `2px dashed ${vars.color.fieldLine}`,
    ':hover': { background: vars.color.stampSoft, boxShadow: 'none' },
  },
]);

/** A placeholder tile, shown after 150 ms. */
export const skeleton = style([skeletonTile, { minHeight: '64px' }]);

/** The space of a picture, even without one. */
export const picture = style({
  ...shapes.centered,
  width: '84px',
  height: 'auto',
  aspectRatio: '1125 / 432',
  objectFit: 'cover',
  borderRadius: '2px',
  background: vars.color.desk,
  ...shapes.until('phone', { width: '100%' }),
});
globalStyle(`${plus} ${picture}`, { background: 'none' });

export const suggested = style({
  position: 'absolute',
  right: '8px',
  top: '8px',
  color: vars.color.inkSoft,
  ...shapes.until('phone', { top: 'auto', bottom: '10px' }),
});
globalStyle(`${suggested} > svg`, shapes.square('14px'));
