import { style } from '@vanilla-extract/css';
import { late } from '../../parts/notices/spinner.css.ts';
import * as shapes from '../../theme/shapes.ts';

export const sending = style([
  late,
  {
    ...shapes.stack('12px'),
    marginTop: '12px',
    /* A double press on “Save and continue” would select its words. */
    userSelect: 'none',
  },
]);

/** One line high even without numbers, so that the dialog does not change its size. */
export const bytes = style({
  ...shapes.small,
  minHeight: '1lh',
  fontVariantNumeric: 'tabular-nums',
});
