import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const scroll = style({ overflowX: 'auto', marginBlock: '16px' });

export const table = style({
  width: '100%',
  borderSpacing: 0,
  fontSize: measures.size.t13,
  fontVariantNumeric: 'tabular-nums',
  // On a phone each column is a row, so that the chosen one is never out of sight.
  ...shapes.until('phone', { display: 'none' }),
});

globalStyle(`${table} :is(th, td)`, {
  ...shapes.oneLine,
  textAlign: 'left',
  ...shapes.ruledBelow('0 12px'),
  height: '44px',
  maxWidth: '260px',
});
globalStyle(`${table} small`, {
  ...shapes.type(measures.size.t11, 400),
  display: 'block',
  color: vars.color.inkSoft,
});

/** A column that is not kept is hatched, like a field struck out on a paper form. */
export const dropped = style({
  color: vars.color.inkSoft,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 7px)`,
});

/** In sight however wide the list is: what is scrolled away stays at the edge. */
export const chosen = style({
  position: 'sticky',
  insetInline: 0,
  background: vars.color.sheet,
  borderInline: `2.5px solid ${vars.color.ink}`,
  fontWeight: 700,
});
globalStyle(`thead > :first-child > ${chosen}`, { borderTop: `2.5px solid ${vars.color.ink}` });
globalStyle(`tbody > :last-child > ${chosen}`, { borderBottom: `2.5px solid ${vars.color.ink}` });

export const columns = style({
  display: 'none',
  ...shapes.until('phone', {
    display: 'block',
    borderTop: `2px solid ${vars.color.ink}`,
    marginTop: '16px',
  }),
});

export const column = style({
  ...shapes.stack('4px'),
  ...shapes.ruledBelow('10px'),
  overflowWrap: 'anywhere',
});

export const sample = style(shapes.clamped(2));

export const choice = style({ ...shapes.inlineLine('8px'), minWidth: '44px', minHeight: '44px' });

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
  ...shapes.columns('72px 1fr', '12px'),
  ...shapes.ruledBelow('9px 0'),
  fontSize: measures.size.t13,
});

/** A line of the list as a coupon. */
export const lineCoupon = style({
  ...shapes.middleStack('12px'),
  padding: '32px 24px 16px',
  marginBottom: '32px',
  textAlign: 'center',
});

globalStyle(`${lineCoupon} > :first-child`, { width: 'min(260px, 100%)', textAlign: 'start' });

export const turns = style(shapes.line('12px'));
globalStyle(`${turns} button`, { flex: 'none' });

export const big = style({
  ...shapes.heading('clamp(3.25rem, 7vw, 5.25rem)', '-.04em', 800, 1),
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({
  ...shapes.wrapped('0 16px'),
  alignItems: 'baseline',
  fontSize: measures.size.t25,
});

export const facts = style(shapes.wrapped('12px 48px'));

globalStyle(`${facts} dt`, shapes.small);
globalStyle(`${facts} dd`, shapes.type(measures.size.t20, 700));
