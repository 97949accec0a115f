import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const skip = style({
  position: 'fixed',
  left: '16px',
  top: 0,
  transform: 'translateY(calc(-100% - 4px))',
  zIndex: 50,
  padding: '12px 16px',
  background: vars.color.sheet,
  ':focus': { transform: 'translateY(8px)' },
});
