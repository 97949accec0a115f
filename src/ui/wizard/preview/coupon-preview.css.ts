import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as shapes from '../../theme/shapes.ts';
import { measures } from '../../theme/theme.css.ts';

const turn = keyframes({ from: { transform: 'perspective(1200px) rotateY(-80deg)' } });

/** The side of the card that has just turned up. */
export const turning = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${turn} ${measures.motion.calm} ${measures.motion.ease}`,
    },
  },
});

/** A placeholder for the logo, in the card's own color. */
export const placeholder = recipe({
  base: { border: '1.5px dashed color-mix(in srgb, currentColor 60%, transparent)' },
  variants: {
    platform: {
      apple: { ...shapes.centered, borderRadius: '1cqw', fontSize: 'max(3.4cqw, 9px)' },
      google: { borderRadius: '50%' },
    },
  },
});

/** A placeholder for uploaded artwork. */
export const blankStrip = style({
  ...shapes.centered,
  border: '1.5px dashed color-mix(in srgb, currentColor 60%, transparent)',
  fontSize: 'max(3.4cqw, 9px)',
});
