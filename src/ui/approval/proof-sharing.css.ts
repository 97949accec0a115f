import { style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures } from '../theme/theme.css.ts';

/** Beside the buttons of a stacked proof it has a row of its own. */
export const waits = style({
  ...shapes.small,
  flexBasis: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const address = style({
  ...shapes.target,
  ...shapes.middle,
  flexBasis: '100%',
  fontSize: measures.size.t13,
});

export const code = style({ ...shapes.whitePaper, width: '132px', padding: '6px' });
