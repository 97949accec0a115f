import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const line = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '4px',
  minHeight: '20px',
  fontSize: measures.size.t13,
  lineHeight: 1.5,
  color: vars.color.inkSoft,
});

export const unsaved = style({
  display: 'inherit',
  alignItems: 'inherit',
  gap: 'inherit',
  fontWeight: 600,
  color: vars.color.warn,
});

globalStyle(`${line} svg`, { width: '14px', height: '14px' });

export const advice = style({
  display: 'flex',
  justifyContent: 'center',
  padding: '8px 24px',
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.line}`,
});
