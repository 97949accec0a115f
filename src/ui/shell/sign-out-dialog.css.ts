import { style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';

export const text = style({ marginTop: '12px' });

export const actions = style({ ...shapes.atEnd('12px'), marginTop: '24px' });
