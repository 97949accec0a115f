import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { above, upTo } from '../../theme/breakpoints.ts';
import { cropMarks } from '../../theme/crop-marks.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

const ticks = (angle: string, pitch: string) =>
  `repeating-linear-gradient(${angle}, ${vars.color.deskRule} 0 1px, #0000 1px ${pitch})`;

/** Darker paper with rulers on its left and bottom edges, ticks each 10 and 50 px. */
export const desk = style({
  position: 'relative',
  backgroundColor: vars.color.desk,
  backgroundImage: [
    ticks('90deg', '10px'),
    ticks('90deg', '50px'),
    ticks('0deg', '10px'),
    ticks('0deg', '50px'),
  ].join(', '),
  backgroundSize: '100% 5px, 100% 11px, 5px 100%, 11px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left bottom, left bottom, left top, left top',
  vars: { [measures.ground]: vars.color.desk },
});

/** Without the hairline a color equal to the background would be invisible. */
export const bars = style({
  display: 'flex',
  boxShadow: `0 0 0 1px color-mix(in srgb, ${vars.color.ink} 16%, transparent)`,
});

export const bar = style({
  ...shapes.square('14px'),
  forcedColorAdjust: 'none',
  '@media': { [`${above('narrow')} and ${upTo('medium')}`]: { width: '9px' } },
});

/** The marks' distance, length and color. */
const margin = createVar();
const length = createVar();
const hair = createVar();

const marks = cropMarks(margin, length, hair);

/** Crop marks 18 px long, 30 px out, and two registration marks on the axis; `small` has shorter marks and no registration. */
export const crops = recipe({
  base: {
    position: 'relative',
    padding: margin,
    background: marks.hairlines,
    width: '100%',
    vars: { [hair]: vars.color.hair },
  },
  variants: {
    size: {
      large: {
        vars: { [margin]: '30px', [length]: '18px' },
        '::before': { ...marks.registration, left: 0 },
        '::after': { ...marks.registration, right: 0 },
        ...shapes.until('narrow', { vars: { [margin]: '24px', [length]: '14px' } }),
      },
      medium: { vars: { [margin]: '20px', [length]: '12px' } },
      small: { vars: { [margin]: '14px', [length]: '9px' } },
    },
    ground: {
      desk: {},
      /** On the dark proof sheet. */
      proof: { vars: { [hair]: '#7D879D' } },
    },
  },
  defaultVariants: { size: 'large', ground: 'desk' },
});
