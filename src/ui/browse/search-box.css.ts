import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '../parts/buttons/button.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** The panel is below the box and over the following content. */
export const place = style({ position: 'relative', zIndex: 11 });

export const box = style({
  ...shapes.middle,
  ...shapes.sheet,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: measures.radius.field,
  ':focus-within': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '2px' },
});

globalStyle(`${box} > svg`, { ...shapes.square('24px'), marginLeft: '18px' });

export const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'none',
  minHeight: '60px',
  padding: '0 14px',
  fontSize: measures.size.t20,
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.inkSoft, opacity: 1 },
  ...shapes.until('phone', { fontSize: measures.size.t17, padding: '0 10px' }),
});

export const submit = style([
  button({ look: 'ink' }),
  {
    margin: '6px',
    minHeight: '48px',
    border: 0,
    flex: 'none',
    ...shapes.until('phone', { width: '48px', padding: 0 }),
  },
]);

export const panel = style({
  ...shapes.liftedSheet,
  position: 'absolute',
  zIndex: 10,
  inset: 'calc(100% + 10px) 0 auto',
  maxHeight: 'max(320px, calc(100dvh - 200px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '20px 24px 0',
  ...shapes.media({
    phone: {
      insetInline: `calc(-1 * ${measures.frame.gutter})`,
      padding: '12px 16px 0',
      borderRadius: 0,
    },
    forcedColors: { border: '1px solid' },
  }),
});

export const title = style({
  ...shapes.middle,
  minHeight: '44px',
  ...shapes.type(measures.size.t13, 700, 1.4),
  color: vars.color.inkSoft,
});

export const chip = style({ ...shapes.chip, maxWidth: '100%', background: 'none' });

export const keywords = style({
  ...shapes.equalColumns(3, '2px 12px', { two: 'medium', one: 'narrow' }),
  marginInline: '-12px',
});

export const keyword = style({
  ...shapes.columns('104px minmax(0, 1fr)', '14px', 'center'),
  padding: '10px 12px',
  borderRadius: measures.radius.field,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':hover': { background: `color-mix(in srgb, transparent 95%, ${vars.color.ink})` },
});
globalStyle(`${panel} [aria-selected="true"]`, {
  background: vars.color.stampSoft,
  borderColor: vars.color.ink,
  ...shapes.forcedColors({ outline: '2px solid' }),
});
globalStyle(`${keyword} > span`, { display: 'grid' });
globalStyle(`${keyword} b::first-letter`, { textTransform: 'uppercase' });

export const picture = style({ ...shapes.strip(vars.color.line), width: '104px' });

/** Space for two rows of suggestions, so that the panel does not grow. */
export const keywordsSkeleton = style({ minHeight: '220px' });

export const clear = style({
  position: 'absolute',
  top: '20px',
  right: '24px',
  ...shapes.until('phone', { top: '12px', right: 0 }),
});

export const hint = style({
  ...shapes.small,
  margin: '14px -24px 0',
  ...shapes.ruledAbove('14px 24px'),
  ...shapes.until('phone', { marginInline: '-16px', paddingInline: '16px' }),
});
