import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

export const line = style({
  ...shapes.apart('12px'),
  alignItems: 'center',
  paddingBlock: '12px',
  borderBlock: `1px solid ${vars.color.line}`,
});

/** The same height during the spinner and afterwards; on phones the words take two lines. */
export const words = style({
  ...shapes.middleGrid,
  flex: '1 1 200px',
  minWidth: 0,
  minHeight: '30px',
  ...shapes.until('previewSmall', { minHeight: '2lh' }),
});
