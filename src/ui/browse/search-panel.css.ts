import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const panel = style({
  position: 'absolute',
  zIndex: 10,
  inset: 'calc(100% + 10px) 0 auto',
  maxHeight: 'max(320px, calc(100dvh - 200px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '20px 24px 0',
  background: vars.color.sheet,
  borderRadius: measures.radius.sheet,
  boxShadow: vars.shadow.lift,
  '@media': {
    [upTo('phone')]: {
      insetInline: `calc(-1 * ${measures.frame.gutter})`,
      padding: '12px 16px 0',
      borderRadius: 0,
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const groups = style({ display: 'grid', gap: '14px' });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  font: `700 ${measures.size.t13}/1.4 ${measures.font.text}`,
  color: vars.color.inkSoft,
});

export const recent = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

const chosen = '&[aria-selected="true"]';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  maxWidth: '100%',
  padding: '0 14px',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: measures.radius.round,
  fontWeight: 600,
  fontSize: measures.size.t13,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    [chosen]: {
      background: vars.color.stampSoft,
      borderColor: vars.color.ink,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { [chosen]: { outline: '2px solid' } } } },
});
globalStyle(`${chip} > svg`, { width: '16px', height: '16px' });

export const term = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const keywords = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2px 12px',
  marginInline: '-12px',
  '@media': {
    [upTo('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [upTo('narrow')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const keyword = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '14px',
  alignItems: 'center',
  padding: '10px 12px',
  borderRadius: measures.radius.field,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':hover': { background: `color-mix(in srgb, transparent 95%, ${vars.color.ink})` },
  selectors: { [chosen]: { background: vars.color.stampSoft } },
  '@media': { '(forced-colors: active)': { selectors: { [chosen]: { outline: '2px solid' } } } },
});

export const picture = style({
  width: '104px',
  height: 'auto',
  aspectRatio: '1125 / 432',
  background: vars.color.line,
});

export const name = style({ display: 'block', fontWeight: 700 });
globalStyle(`${name}::first-letter`, { textTransform: 'uppercase' });

export const small = style({
  display: 'block',
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** Space for two rows of suggestions, so that the panel does not grow. */
export const keywordsSkeleton = style({ minHeight: '220px' });

export const clear = style({
  position: 'absolute',
  top: '20px',
  right: '24px',
  '@media': { [upTo('phone')]: { top: '12px', right: 0 } },
});

export const hint = style({
  margin: '14px -24px 0',
  padding: '14px 24px',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  '@media': { [upTo('phone')]: { marginInline: '-16px', paddingInline: '16px' } },
});
