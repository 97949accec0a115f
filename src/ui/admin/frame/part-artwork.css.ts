import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const artwork = style({ boxShadow: vars.shadow.lie });
