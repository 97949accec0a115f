import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';

export const color = style(shapes.stack('8px'));

export const contrast = style({
  ...shapes.apart('8px 16px'),
  alignItems: 'center',
  minHeight: '24px',
});
