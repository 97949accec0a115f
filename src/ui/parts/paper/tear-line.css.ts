import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

const { pitch, hole, notch } = measures.tear;
const { punch } = vars.color;
const ground = measures.ground;
const twice = `calc(2 * ${notch})`;
const out = `calc(-1 * ${notch})`;

const notchAt = (side: string, size: string) =>
  `radial-gradient(circle, ${ground} calc(${notch} - .5px), transparent ${notch}) ${side} / ${size} no-repeat`;

const acrossHoles = (color: string, radius: string, edge: string, end = '10px') =>
  ({
    ...shapes.drawn,
    inset: `-4px ${end} auto`,
    height: '8px',
    background: `radial-gradient(circle, ${color} ${radius}, transparent ${edge}) center / ${pitch} 8px repeat-x`,
  }) as const;

const acrossNotches = {
  ...shapes.drawn,
  inset: `${out} ${out} auto`,
  height: twice,
  background: `${notchAt('left', `${twice} 100%`)}, ${notchAt('right', `${twice} 100%`)}`,
  clipPath: `inset(0 ${notch})`,
} as const;

/** Between a coupon and its stub: holes in the background's color scallop the artwork's foot. */
export const stub = style({
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
  '::before': acrossHoles(ground, hole, `calc(${hole} + .6px)`),
  '::after': acrossNotches,
});

/** Between two halves of one sheet, horizontal. */
export const across = style({
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
  '::before': acrossHoles(punch, '2px', '2.6px', '12px'),
  '::after': acrossNotches,
});

const downDots = {
  ...shapes.drawn,
  inset: '14px auto 14px -4px',
  width: '8px',
  background: `radial-gradient(circle, ${punch} 2px, transparent 2.6px) center / 8px ${pitch} repeat-y`,
} as const;

const downNotches = {
  ...shapes.drawn,
  inset: `${out} auto ${out} ${out}`,
  width: twice,
  background: `${notchAt('top', `100% ${twice}`)}, ${notchAt('bottom', `100% ${twice}`)}`,
  clipPath: `inset(${notch} 0)`,
} as const;

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
