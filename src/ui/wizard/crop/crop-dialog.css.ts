import { style, styleVariants } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import * as shapes from '../../theme/shapes.ts';
import { vars, measures } from '../../theme/theme.css.ts';
import { CIRCLE_MARGIN } from '../../../domain/images/image-slots.ts';

export const content = style({ ...shapes.columns('minmax(0, 1fr)', '12px'), marginTop: '8px' });

const TOUCH = '(pointer: coarse)';

/** Help for moving the crop by keyboard and touch. */
export const byKeys = style({ '@media': { [TOUCH]: { display: 'none' } } });
export const byTouch = style({ display: 'none', '@media': { [TOUCH]: { display: 'inline' } } });

export const words = style({
  ...shapes.topStack('8px'),
  // Not in a low window, where “Save” would be below its edge.
  '@media': { [`${above('previewSmall')} and (min-height: 700px)`]: { minHeight: '44px' } },
});

/** On a phone "Save" has its own row. */
export const actions = style({
  ...shapes.columns('auto minmax(0, 1fr) auto auto', '12px', 'center'),
  marginTop: '8px',
  ...shapes.until('previewSmall', { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});

const row = { gridColumn: '1 / -1' } as const;

/** Keeps its space there, so that "Save" stays under the finger that pressed it. */
export const wait = style(shapes.until('previewSmall', { ...row, order: -1, minHeight: '28px' }));

export const save = style({ display: 'grid', ...shapes.until('previewSmall', row) });

export const zoom = style({
  ...shapes.line('4px'),
  flex: '1 1 280px',
  minWidth: 0,
  maxWidth: '400px',
});

export const moves = style({ display: 'flex', marginInline: '-12px' });

/** At the end of the row, if there is space. */
export const ground = style({ ...shapes.wrappedLine('8px 16px'), marginLeft: 'auto' });

export const groundColor = style({ ...shapes.inlineLine('10px'), fontWeight: 600 });

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
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
export const stageGround = style({ position: 'absolute', inset: 0, margin: 'auto' });

/** The outside is dimmed in the light theme's ink, in the dark theme too, because the picture does not change. */
const cropArea = style({
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
});

export const area = styleVariants({
  rectangle: [cropArea],
  /** Dashes on a light ring are visible on any picture. */
  circle: [
    cropArea,
    {
      '::before': { ...margin, border: '1.5px solid rgba(255, 255, 255, .8)' },
      '::after': { ...margin, border: '1.5px dashed #16213A' },
    },
  ],
});
