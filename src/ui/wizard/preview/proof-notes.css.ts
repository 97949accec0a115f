import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const label = style({ fontWeight: 600, marginBottom: '2px' });

export const list = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
});

globalStyle(`${item} > svg`, { width: '18px', height: '18px' });
globalStyle(`${item}[data-kind="ok"] > svg`, { color: vars.color.ok });
globalStyle(`${item}[data-kind="warn"] > svg`, { color: vars.color.warn });

export const link = style({
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.blue,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  fontSize: measures.size.t13,
  fontWeight: 600,
});

export const transcript = style({
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  paddingBottom: '8px',
});
