import { style } from '@vanilla-extract/css';

/** The provider's words may be one long address. */
export const message = style({ overflowWrap: 'anywhere' });
