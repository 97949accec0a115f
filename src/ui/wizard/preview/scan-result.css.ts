import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const scan = style({
  padding: '14px 16px 10px',
  border: `1.5px solid ${vars.color.line}`,
  borderTop: `3px solid ${vars.color.warn}`,
  selectors: { '&[data-scan="scans"]': { borderTopColor: vars.color.ok } },
});

export const verdict = style({ display: 'flex', alignItems: 'center', gap: '12px' });
globalStyle(`${verdict} > svg`, {
  flex: 'none',
  width: '34px',
  height: '34px',
  color: vars.color.warn,
});
globalStyle(`${scan}[data-scan="scans"] ${verdict} > svg`, { color: vars.color.ok });

export const title = style({
  display: 'block',
  fontFamily: measures.font.head,
  fontSize: measures.size.t25,
  fontWeight: 800,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
});

export const line = style({ fontSize: measures.size.t13, overflowWrap: 'anywhere' });
globalStyle(`${line} > span`, { fontWeight: 700 });

export const tries = style({
  width: '100%',
  marginTop: '10px',
  borderCollapse: 'collapse',
  fontSize: measures.size.t11,
});
globalStyle(`${tries} :is(th, td)`, {
  padding: '6px 0',
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'center',
});
globalStyle(`${tries} thead :is(th, td)`, { border: 0, color: vars.color.inkSoft });
globalStyle(`${tries} tbody th`, {
  textAlign: 'left',
  fontSize: measures.size.t13,
  fontWeight: 700,
});
globalStyle(`${tries} svg`, {
  width: '14px',
  height: '14px',
  strokeWidth: 3,
  color: vars.color.ok,
});
globalStyle(`${tries} [data-read="false"] svg`, { color: vars.color.warn });
