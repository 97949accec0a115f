import { style } from '@vanilla-extract/css';

export const list = style({ position: 'relative' });

/** Rows of a partly rendered list are placed by their number. */
export const row = style({ position: 'absolute', insetInline: 0, top: 0 });
