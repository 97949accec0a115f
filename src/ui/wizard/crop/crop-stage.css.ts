import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { CIRCLE_MARGIN } from '../../../domain/images/image-slots.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** px above and below the crop. */
export const STAGE_ROOM = 40;

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  background: vars.color.desk,
  borderRadius: measures.radius.sheet,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  /* Outside the picture: a ring on it would be invisible on a picture of its color. */
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '2px' },
  },
});

/** The margin that Google Wallet may round off. */
const margin = { ...shapes.drawn, inset: `${CIRCLE_MARGIN * 100}%`, borderRadius: '50%' } as const;

/* The cropper's own rules have equal specificity; doubled, ours win in any order. */
export const container = style({
  selectors: { '&&': { cursor: 'grab' }, '&&:active': { cursor: 'grabbing' } },
});

/** The color beyond the picture and behind its transparent parts. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
});

/** The outside is dimmed in the light theme's ink, in the dark theme too, because the picture does not change. */
export const area = recipe({
  base: {
    selectors: {
      '&&': {
        border: 0,
        color: 'rgba(22, 33, 58, .58)',
        outline: '1.5px solid #FFFFFF',
        outlineOffset: 0,
        overflow: 'visible',
      },
      '&&:focus-visible': { outlineWidth: '3px' },
    },
  },
  variants: {
    shape: {
      rectangle: {},
      /** Dashes on a light ring are visible on any picture. */
      circle: {
        '::before': { ...margin, border: '1.5px solid rgba(255, 255, 255, .8)' },
        '::after': { ...margin, border: '1.5px dashed #16213A' },
      },
    },
  },
});
