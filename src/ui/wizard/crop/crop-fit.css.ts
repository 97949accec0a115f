import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';

export const fit = style(shapes.wrappedLine('8px'));

/** At the end of the row, if there is space. */
export const ground = style({ ...shapes.inlineLine('10px'), marginLeft: 'auto', fontWeight: 600 });
