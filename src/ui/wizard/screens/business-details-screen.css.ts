import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const star = style({ color: vars.color.stamp });
