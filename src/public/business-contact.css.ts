import { style } from '@vanilla-extract/css';
import { measures } from '../ui/theme/theme.css.ts';

/** Aligned like the surrounding text. */
export const contact = style({
  display: 'grid',
  gap: '6px',
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
