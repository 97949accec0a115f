import { style } from '@vanilla-extract/css';
import { late } from '../../parts/notices/spinner.css.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const sending = style([
  late,
  {
    display: 'grid',
    gap: '12px',
    marginTop: '12px',
    /* A double press on “Save and continue” would select its words. */
    userSelect: 'none',
  },
]);

/** One line high even without numbers, so that the dialog does not change its size. */
export const bytes = style({
  minHeight: '1lh',
  fontSize: measures.size.t13,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSoft,
});
