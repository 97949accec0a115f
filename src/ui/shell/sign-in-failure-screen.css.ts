import { style } from '@vanilla-extract/css';

/** The provider's message may be one long address. */
export const message = style({ overflowWrap: 'anywhere' });
