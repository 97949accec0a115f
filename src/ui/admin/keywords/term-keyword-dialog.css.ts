import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures } from '../../theme/theme.css.ts';

export const content = style({ ...shapes.stack('12px'), marginTop: '16px' });

export const heading = style({ marginTop: '4px', fontSize: measures.size.t17 });

export const chosen = style({
  ...shapes.wrapped('8px'),
  selectors: { '&:empty': { display: 'none' } },
});

export const actions = style({ ...shapes.atEnd('12px'), marginTop: '4px' });
