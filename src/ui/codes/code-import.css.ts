import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const scroll = style({ overflowX: 'auto', marginBlock: '16px' });

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: measures.size.t13,
  fontVariantNumeric: 'tabular-nums',
  // On a phone each column is a row, so that the chosen one is never out of sight.
  '@media': { [upTo('phone')]: { display: 'none' } },
});

globalStyle(`${table} :is(th, td)`, {
  textAlign: 'left',
  padding: '0 12px',
  height: '44px',
  maxWidth: '260px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderBottom: `1px solid ${vars.color.line}`,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} small`, {
  display: 'block',
  fontWeight: 400,
  fontSize: measures.size.t11,
  color: vars.color.inkSoft,
});

/** A column that is not kept is hatched, like a field struck out on a paper form. */
export const dropped = style({
  color: vars.color.inkSoft,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 7px)`,
});

export const chosen = style({
  borderInline: `2.5px solid ${vars.color.ink}`,
  fontWeight: 700,
});
globalStyle(`thead > :first-child > ${chosen}`, { borderTop: `2.5px solid ${vars.color.ink}` });
globalStyle(`tbody > :last-child > ${chosen}`, { borderBottom: `2.5px solid ${vars.color.ink}` });

export const columns = style({
  display: 'none',
  '@media': {
    [upTo('phone')]: {
      display: 'block',
      borderTop: `2px solid ${vars.color.ink}`,
      marginTop: '16px',
    },
  },
});

export const column = style({
  display: 'grid',
  gap: '4px',
  padding: '10px',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: '44px',
  minHeight: '44px',
});

globalStyle(`ul + ${choice}`, { marginTop: '12px' });

export const refusals = style({
  borderTop: `2px solid ${vars.color.warn}`,
  marginTop: '16px',
  paddingTop: '8px',
});

/* The words of a button without a frame stand on the sheet's edge. */
globalStyle(`${refusals} > :first-child button`, { marginInline: '-18px' });

export const findings = style({ marginTop: '8px' });

globalStyle(`${findings} > li`, {
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  gap: '12px',
  padding: '9px 0',
  fontSize: measures.size.t13,
  borderBottom: `1px solid ${vars.color.line}`,
});

/** A line of the list as a coupon. */
export const lineCoupon = style({
  display: 'grid',
  gap: '12px',
  justifyItems: 'center',
  padding: '32px 24px 16px',
  marginBottom: measures.space.s32,
  textAlign: 'center',
});

globalStyle(`${lineCoupon} > :first-child`, { width: 'min(260px, 100%)', textAlign: 'start' });

export const turns = style({ display: 'flex', gap: '12px', alignItems: 'center' });
globalStyle(`${turns} button`, { flex: 'none' });

export const big = style({
  fontFamily: measures.font.head,
  fontSize: 'clamp(3.25rem, 7vw, 5.25rem)',
  fontWeight: 800,
  letterSpacing: '-.04em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  fontSize: measures.size.t25,
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 48px' });

globalStyle(`${facts} dt`, { fontSize: measures.size.t13, color: vars.color.inkSoft });
globalStyle(`${facts} dd`, { fontSize: measures.size.t20, fontWeight: 700 });
