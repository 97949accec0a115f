import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  marginTop: '16px',
  maxWidth: '640px',
});

export const status = style({ display: 'grid', gap: '6px', marginTop: '10px' });

export const entry = style({
  display: 'grid',
  gap: '10px',
  paddingBlock: '14px',
  borderBottom: `1px solid ${vars.color.line}`,
});

/** Value, code and state; on a phone below each other. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(180px, auto)',
  alignItems: 'baseline',
  gap: '4px 24px',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

globalStyle(`${row} p`, { gridColumn: '-2 / -1' });

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 32px' });
globalStyle(`${facts} div`, { minWidth: 0 });
globalStyle(`${facts} dt`, { fontSize: measures.size.t13, color: vars.color.inkSoft });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
