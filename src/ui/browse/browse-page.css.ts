import { style, globalStyle } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const banner = style({
  paddingBlock: '52px 40px',
  ...shapes.until('phone', { paddingBlock: '32px 28px' }),
});

export const headline = style({
  ...shapes.heading('clamp(1.75rem, 3.6vw, 2.75rem)', '-.03em'),
  maxWidth: '14em',
  marginBottom: '26px',
});

/** Search results have no banner; the headline has the search term. */
export const results = style({ paddingBlock: '36px 32px' });

export const resultsHeadline = style({
  ...shapes.heading(measures.size.t34, '-.025em'),
  marginBottom: '20px',
  overflowWrap: 'anywhere',
});

export const administration = style({ ...shapes.wrapped('8px'), marginTop: '16px' });

/** Above the form that it opens; in the wide layout the form is always visible. */
export const opener = style({
  display: 'none',
  ...shapes.until('narrow', { display: 'block', marginBottom: '12px' }),
});

export const shop = style({
  ...shapes.columns('272px minmax(0, 1fr)', '40px', 'start'),
  ...shapes.media({
    medium: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: '28px' },
    narrow: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  }),
});

const columns = shapes.equalColumns(3, '28px 24px', { two: 'medium', one: 'phone' });

export const tiles = style([columns, shapes.until('phone', { gap: '20px' })]);

/** The cell of one tile, which fills it, so that tiles of a row have the same height. */
export const tile = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style(columns);
globalStyle(`${row} > *`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const upload = style({
  ...shapes.quietLink,
  ...shapes.dashed,
  ...shapes.centered,
  textAlign: 'center',
  padding: '20px',
  minHeight: '190px',
  transition: `background ${measures.motion.quick}`,
  ':hover': { background: vars.color.stampSoft, borderColor: vars.color.stamp },
  ...shapes.until('phone', { minHeight: '150px' }),
});

globalStyle(`${upload} svg`, { ...shapes.square('28px'), marginInline: 'auto' });

export const uploadTitle = style({
  display: 'block',
  font: `700 ${measures.size.t20}/1.2 ${measures.font.head}`,
  margin: '12px 0 4px',
});

export const uploadHint = style({ ...shapes.small, display: 'block', textWrap: 'balance' });

export const chipRow = style({
  ...shapes.wrappedLine('8px'),
  minHeight: '44px',
  marginBottom: '20px',
});

export const count = style({
  /* Space for three digits before the number is known, so that the chips do not move. */
  minWidth: '88px',
  marginRight: '8px',
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
});

export const partial = style({ marginRight: '8px', color: vars.color.ink });

export const chips = style({ display: 'contents' });

export const chip = style({
  ...shapes.chip,
  ...shapes.inlineLine('8px'),
  color: vars.color.ink,
});

globalStyle(`${chip} > svg`, shapes.square('16px'));

export const dot = style({
  ...shapes.square('16px'),
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .2)',
});
