import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const scan = style({
  display: 'grid',
  gap: '10px',
  padding: '14px 16px 10px',
  border: `1.5px solid ${vars.color.line}`,
  borderTop: `3px solid ${vars.color.warn}`,
  selectors: {
    '&[data-scan="scans"]': { borderTopColor: vars.color.ok },
    '&[data-scan="checking"]': { borderTopColor: vars.color.line },
  },
});

export const verdict = style({ display: 'flex', alignItems: 'center', gap: '12px' });
globalStyle(`${verdict} > svg`, {
  flex: 'none',
  width: '34px',
  height: '34px',
  color: vars.color.warn,
});
globalStyle(`${scan}[data-scan="scans"] ${verdict} > svg`, { color: vars.color.ok });
globalStyle(`${verdict} > div`, { minWidth: 0 });

export const title = style({
  display: 'block',
  fontFamily: measures.font.head,
  fontSize: measures.size.t25,
  fontWeight: 800,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
});

export const line = style({ fontSize: measures.size.t13, overflowWrap: 'anywhere' });

/** Two lines of a long value. */
export const value = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: 700,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const tries = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: measures.size.t11,
});
globalStyle(`${tries} :is(th, td)`, {
  padding: '6px 0',
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'center',
});
globalStyle(`${tries} thead th`, { border: 0, color: vars.color.inkSoft });
globalStyle(`${tries} tbody th`, {
  textAlign: 'left',
  fontSize: measures.size.t13,
  fontWeight: 700,
});
globalStyle(`${tries} small`, {
  display: 'block',
  fontSize: measures.size.t11,
  fontWeight: 400,
  color: vars.color.inkSoft,
});

export const attempt = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
});
globalStyle(`${attempt} > svg`, {
  flex: 'none',
  width: '14px',
  height: '14px',
  strokeWidth: 3,
  color: vars.color.ok,
});
globalStyle(`${tries} [data-read="false"] svg`, { color: vars.color.warn });

/** Paper is white in the dark theme, too. */
export const paper = style({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  overflow: 'hidden',
  background: '#FFFFFF',
});
globalStyle(`${paper} img`, { display: 'block', width: '100%', height: 'auto', maxHeight: '34px' });
globalStyle(`${paper} [data-treatment="blurred"]`, { filter: 'blur(1px)' });
globalStyle(`${paper} [data-treatment="turned"]`, { rotate: '8deg' });
globalStyle(`${paper} [data-treatment="faint"]`, { opacity: 0.5 });
