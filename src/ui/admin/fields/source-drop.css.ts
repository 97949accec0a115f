import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** Of the drop, and of the progress that takes its place. */
const ROOM = '128px';

export const drop = style({
  ...shapes.dashed,
  ...shapes.columns('92px minmax(0, 1fr)', '8px 12px'),
  alignItems: 'center',
  minHeight: ROOM,
  padding: '12px',
  fontSize: measures.size.t13,
  selectors: {
    '&[data-over="true"]': {
      borderStyle: 'solid',
      borderColor: vars.color.ink,
      background: vars.color.sheet,
    },
    '&[data-invalid="true"]': { borderColor: vars.color.bad },
  },
});

export const picture = style({ width: '92px', minHeight: '35px', background: vars.color.sheet });

export const words = style({ overflowWrap: 'anywhere' });

/** Of the advice, and of the sum of an import that takes its place: it has four lines. */
export const sumRoom = style({
  minHeight: '84px',
  marginBlock: '8px',
  fontSize: measures.size.t13,
});

export const pick = style({ gridColumn: '1 / -1' });

export const stages = style({ ...shapes.stack('8px'), alignContent: 'start', minHeight: ROOM });
// The words of the next stage may have a line more.
globalStyle(`${stages} [role='status']`, { minHeight: '2lh' });
