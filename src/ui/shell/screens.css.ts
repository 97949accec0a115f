import { style } from '@vanilla-extract/css';
import { wrap } from '../theme/layout.css.ts';

/** A notice as a whole screen. */
export const screen = style([wrap, { paddingBlock: '64px' }]);
