import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { late } from '../../parts/notices/spinner.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const text = style({ ...shapes.stack('12px'), marginTop: '12px' });

export const actions = style({ ...shapes.atEnd('12px'), alignItems: 'center', marginTop: '24px' });

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
