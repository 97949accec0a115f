import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { openPage, rows } from '../parts/page/page.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const head = style({
  ...shapes.apart('16px 24px', 'center'),
  ...shapes.ruledBelow('0 0 24px'),
  marginBottom: '28px',
});
globalStyle(`${head} > button`, shapes.until('phone', { width: '100%' }));

export const halves = style({
  ...shapes.columnsAbove('medium', 'minmax(0, 1fr) 440px', '28px 48px', 'start'),
});
/** On a narrow screen the card comes first: it is shown once. */
globalStyle(`${halves} > :nth-child(2)`, shapes.until('medium', { order: -1 }));

export const counter = style({
  ...shapes.columns('minmax(0, 1fr) 120px 76px 44px', '20px', 'center'),
  minHeight: '88px',
  padding: '14px 8px 14px 22px',
  background: vars.color.sheet,
  borderRadius: measures.radius.sheet,
  boxShadow: `0 0 0 1.5px ${vars.color.line}`,
  selectors: {
    '&[aria-current=true]': { boxShadow: `0 0 0 2.5px ${vars.color.ink}` },
    '&[data-state=revoked]': { background: 'none' },
  },
  ...shapes.until('phone', {
    gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
    gap: '8px',
    paddingLeft: '16px',
  }),
});

globalStyle(`${counter}[data-state=revoked] h2`, {
  color: vars.color.inkSoft,
  textDecoration: 'line-through',
});

/* The day's uses by hour. */
globalStyle(`${counter}[data-state=new] > div > svg`, { fill: vars.color.fieldLine });

export const today = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${today} b`, { ...shapes.display(measures.size.t25, 700, 1.1), display: 'block' });

export const stamp = style({
  ...shapes.heading(measures.size.t13, '.1em', 800, 1),
  gridColumn: '2 / 4',
  justifySelf: 'end',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: '3px',
  padding: '7px 11px',
  textTransform: 'uppercase',
  transform: 'rotate(-5deg)',
  ...shapes.until('phone', { gridColumn: '2' }),
});

/** A sheet with the card of a counter, or the form of a new one. */
export const sheet = style({ ...shapes.lifted, ...shapes.until('medium', { maxWidth: '520px' }) });

export const slug = style({ ...shapes.small, textTransform: 'uppercase' });
export const name = style({ ...shapes.heading(measures.size.t34, '-.03em'), margin: '2px 0 20px' });

export const code = style({
  ...shapes.columns('148px minmax(0, 1fr)', '20px', 'start'),
  fontSize: measures.size.t13,
  ...shapes.until('phone', { gridTemplateColumns: '116px minmax(0, 1fr)', gap: '16px' }),
});
globalStyle(`${code} img`, { width: '100%', aspectRatio: '1', background: '#fff' });

export const address = style({
  margin: '8px 0 10px',
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  color: vars.color.inkSoft,
});

export const pin = style({
  ...shapes.beside('8px'),
  margin: '8px 0 12px',
  ...shapes.until('phone', { gap: '6px' }),
});
globalStyle(`${pin} b`, {
  ...shapes.centered,
  ...shapes.display('2.75rem', 800, 1),
  flex: 1,
  height: '72px',
  background: vars.color.desk,
  ...shapes.until('phone', { height: '60px', fontSize: '2.125rem' }),
});
globalStyle(`${pin} b:nth-child(4)`, { marginLeft: '8px' });

/* ---------- uses ---------- */

export const tools = style({
  ...shapes.beside('12px'),
  margin: '12px 0 16px',
  ...shapes.media({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    previewSmall: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
});
globalStyle(`${tools} > button`, {
  marginLeft: 'auto',
  ...shapes.until('phone', { gridColumn: '1 / -1', width: '100%' }),
});

export const table = style([rows, { fontVariantNumeric: 'tabular-nums' }]);
globalStyle(`${table} :is(th, td)`, { height: '48px', overflowWrap: 'anywhere' });
globalStyle(`${table} tbody th`, { whiteSpace: 'nowrap' });
globalStyle(`${table} tr[data-undone=true] :is(th, td:not(:last-child))`, {
  textDecoration: 'line-through',
  color: vars.color.inkSoft,
});

/** On a phone each use is a small card. */
const onPhones = (cells: string, rules: Omit<GlobalStyleRule, '@media'>) =>
  globalStyle(`${table} tbody ${cells}`, shapes.until('phone', rules));
onPhones('tr', shapes.columns('minmax(0, auto) minmax(0, 1fr)', '0 12px'));
onPhones(':is(th, td)', { height: 'auto', paddingRight: 0 });
onPhones('td:nth-child(2)', { textAlign: 'right' });
onPhones('td:nth-child(3)', { gridColumn: '1 / -1', fontSize: measures.size.t13 });
onPhones('td:last-child', { justifySelf: 'end' });

/* ---------- the printed card ---------- */

/** Only the card is printed. */
const unprinted = [
  'body:has([data-printed-card]) :is(header, footer, nav)',
  `body:has([data-printed-card]) .${openPage} > :not(.${halves})`,
  `body:has([data-printed-card]) .${halves} > :first-child`,
  '[data-printed-card] button',
];
globalStyle(unprinted.join(', '), { '@media': { print: { display: 'none' } } });
