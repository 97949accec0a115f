import { style } from '@vanilla-extract/css';

export const list = style({ position: 'relative' });

/** The rows of a list that is drawn in part lie where their numbers put them. */
export const row = style({ position: 'absolute', insetInline: 0, top: 0 });
