import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

export const field = style({ position: 'relative' });
globalStyle(`${field} > svg`, {
  ...shapes.square('20px'),
  position: 'absolute',
  left: '13px',
  top: '13px',
  color: vars.color.inkSoft,
  pointerEvents: 'none',
});
globalStyle(`${field} > input`, { paddingLeft: '42px' });
