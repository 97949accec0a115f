import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** `inset` and `border-radius` of what casts the shadow. */
export const shadow = { inset: createVar(), radius: createVar() };

/**
 * The paper lifted in the hand; everything inside is measured in `cqw`, hundredths of its width. A sheet of its own
 * casts the shadow: as a filter of what is drawn live inside, it would be blurred anew for each frame.
 */
export const frame = style({
  containerType: 'inline-size',
  width: '100%',
  marginInline: 'auto',
  position: 'relative',
  isolation: 'isolate',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: shadow.inset,
    borderRadius: shadow.radius,
    boxShadow: vars.shadow.lift,
  },
  // The card is a picture of what a phone shows: its colors are the subject.
  forcedColorAdjust: 'none',
  '@media': { print: { '::before': { boxShadow: 'none' } } },
});

/** Words that stand for what is not typed yet: in the card's own colors, so that these can be judged. */
export const blank = style({ borderBottom: '1.5px dashed currentColor' });
