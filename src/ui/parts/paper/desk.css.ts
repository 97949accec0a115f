import { style } from '@vanilla-extract/css';
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
