import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const field = style({ position: 'relative' });
globalStyle(`${field} > svg`, {
  position: 'absolute',
  left: '13px',
  top: '13px',
  width: '20px',
  height: '20px',
  color: vars.color.inkSoft,
  pointerEvents: 'none',
});
globalStyle(`${field} > input`, { paddingLeft: '42px' });
