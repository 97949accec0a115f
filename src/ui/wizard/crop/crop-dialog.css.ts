import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../theme/breakpoints.ts';
import * as shapes from '../../theme/shapes.ts';

export const content = style({ ...shapes.columns('minmax(0, 1fr)', '12px'), marginTop: '8px' });

export const help = style(shapes.small);

const TOUCH = '(pointer: coarse)';

/** Help for moving the crop by keyboard and touch. */
export const byKeys = style({ '@media': { [TOUCH]: { display: 'none' } } });
export const byTouch = style({
  display: 'none',
  '@media': { [TOUCH]: { display: 'inline' } },
});

export const words = style({
  ...shapes.stack('8px'),
  alignContent: 'start',
  // Not in a low window, where “Save” would be below its edge.
  '@media': { [`${above('previewSmall')} and (min-height: 700px)`]: { minHeight: '44px' } },
});

/** On a phone "Save" has its own row. */
export const actions = style({
  ...shapes.columns('auto minmax(0, 1fr) auto auto', '12px'),
  alignItems: 'center',
  marginTop: '8px',
  ...shapes.until('previewSmall', { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});

const row = { gridColumn: '1 / -1' } as const;

export const wait = style({
  '@media': {
    // Keeps its space, so that "Save" stays under the finger that pressed it.
    [upTo('previewSmall')]: { ...row, order: -1, minHeight: '28px' },
  },
});

export const save = style({ display: 'grid', ...shapes.until('previewSmall', row) });
