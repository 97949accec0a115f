import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';

export const line = style({
  ...shapes.stack('12px'),
  justifyItems: 'end',
  marginBlockStart: '16px',
});
