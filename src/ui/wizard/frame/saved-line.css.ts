import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

export const line = style({
  ...shapes.line('4px'),
  ...shapes.small,
  justifyContent: 'center',
  minHeight: '20px',
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

globalStyle(`${line} svg`, shapes.square('14px'));

export const advice = style({
  display: 'flex',
  justifyContent: 'center',
  padding: '8px 24px',
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.line}`,
});
