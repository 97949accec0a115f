import { createVar, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { vars } from '../theme/theme.css.ts';

/** `inset` and `border-radius` of the element that casts the shadow. */
export const shadow = { inset: createVar(), radius: createVar() };

/**
 * The card's paper; everything inside is measured in `cqw`, hundredths of its width. A separate sheet casts the
 * shadow, because a filter on the live artwork would blur it again in each frame.
 */
export const frame = style({
  containerType: 'inline-size',
  width: '100%',
  marginInline: 'auto',
  position: 'relative',
  isolation: 'isolate',
  '::before': {
    ...shapes.drawn,
    zIndex: -1,
    inset: shadow.inset,
    borderRadius: shadow.radius,
    boxShadow: vars.shadow.lift,
  },
  // The card shows a phone's screen, so forced colors must not change it.
  forcedColorAdjust: 'none',
  '@media': { print: { '::before': { boxShadow: 'none' } } },
});

/** Placeholder words in the card's own colors, so that the user can judge these. */
export const blank = style({ borderBottom: '1.5px dashed currentColor' });
