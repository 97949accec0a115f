import { style } from '@vanilla-extract/css';

export const notice = style({ marginBlockEnd: '24px' });
