import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { measures, vars } from '../theme/theme.css.ts';

/** px above and below the crop. */
export const STAGE_ROOM = 40;

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  background: vars.color.desk,
  borderRadius: measures.radius.sheet,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

/* The cropper's own rules are as strong: doubled, ours hold in any order. */
export const container = style({
  selectors: { '&&': { cursor: 'grab' }, '&&:active': { cursor: 'grabbing' } },
});

/** On white, as the result is. */
export const media = style({ background: '#FFFFFF' });

/** What lies outside is dimmed in the ink of the day, at night too: the picture does not change. */
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
      '&&:focus-visible': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '2px' },
    },
  },
  variants: {
    shape: {
      rectangle: {},
      /** The dashed line leaves the 15 % margin that Google Wallet may round off. */
      circle: {
        '::after': {
          content: '',
          position: 'absolute',
          inset: '15%',
          borderRadius: '50%',
          border: '1.5px dashed #FFFFFF',
          mixBlendMode: 'difference',
        },
      },
    },
  },
});
