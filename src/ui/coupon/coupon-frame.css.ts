import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** The paper lifted in the hand; everything inside is measured in `cqw`, hundredths of its width. */
export const frame = style({
  containerType: 'inline-size',
  width: '100%',
  marginInline: 'auto',
  filter: vars.shadow.liftCut,
  // The card is a picture of what a phone shows: its colors are the subject.
  forcedColorAdjust: 'none',
  '@media': { print: { filter: 'none' } },
});

/** Words that stand for what is not typed yet: in the card's own colors, so that these can be judged. */
export const blank = style({ borderBottom: '1.5px dashed currentColor' });
