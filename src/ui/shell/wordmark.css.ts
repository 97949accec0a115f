import { style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { vars } from '../theme/theme.css.ts';

export const word = style({
  ...shapes.quietLink,
  ...shapes.heading('1.5rem', '-.03em'),
  fontWeight: 800,
  lineHeight: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
});

export const perforation = style({
  width: '3px',
  height: '24px',
  margin: '0 3px 0 2.5px',
  background: `radial-gradient(circle, ${vars.color.stamp} 1.15px, #0000 1.6px) center / 3px 4.8px repeat-y`,
});

export const torn = style({
  transform: 'translateY(2px) rotate(1.5deg)',
  transformOrigin: '0 50%',
});
