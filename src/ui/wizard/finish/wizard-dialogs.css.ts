import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';

export const text = style({ ...shapes.stack('12px'), marginTop: '12px' });

export const detail = style(shapes.small);

export const actions = style({ ...shapes.atEnd('12px'), alignItems: 'center', marginTop: '24px' });
