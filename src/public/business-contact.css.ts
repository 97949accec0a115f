import { style } from '@vanilla-extract/css';
import * as shapes from '../ui/theme/shapes.ts';
import { measures } from '../ui/theme/theme.css.ts';

/** Aligned like the surrounding text. */
export const contact = style({
  ...shapes.stack('6px'),
  maxWidth: '100%',
  fontSize: measures.size.t17,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

/** High enough for a thumb. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'inherit',
});
