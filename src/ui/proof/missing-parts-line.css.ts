import { style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';

export const line = style({
  ...shapes.wrappedLine('8px 14px'),
  maxWidth: '100%',
  marginBottom: '12px',
});

export const centered = style({ justifyContent: 'center' });
