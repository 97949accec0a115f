import { style } from '@vanilla-extract/css';
import { acrossHoles, acrossNotches, downDots, downNotches } from '../../theme/tear-drawing.ts';
import { measures, vars } from '../../theme/theme.css.ts';

const { hole } = measures.tear;

const acrossLine = (...holes: Parameters<typeof acrossHoles>) =>
  style({
    position: 'relative',
    zIndex: 1,
    pointerEvents: 'none',
    '::before': acrossHoles(...holes),
    '::after': acrossNotches,
  });

/** Between a coupon and its stub: holes in the background's color scallop the artwork's foot. */
export const stub = acrossLine(measures.ground, hole, `calc(${hole} + .6px)`);

/** Between two halves of one sheet, horizontal. */
export const across = acrossLine(vars.color.punch, '2px', '2.6px', '12px');

/** Between two halves of one sheet, vertical. */
export const down = style({
  position: 'relative',
  width: 0,
  alignSelf: 'stretch',
  zIndex: 1,
  '::before': downDots,
  '::after': downNotches,
});

/** For two halves on a third surface, where no notch shows. */
export const withoutNotches = style({ '::after': { display: 'none' } });

/** Printed on a sheet: small dots, no notches. */
export const printed = style({
  position: 'relative',
  '::before': acrossHoles(
    `color-mix(in srgb, ${vars.color.ink} 26%, ${vars.color.sheet})`,
    '1.7px',
    '2.3px',
  ),
});
