import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const drop = style({
  ...shapes.dashed,
  ...shapes.columns('92px minmax(0, 1fr)', '8px 12px'),
  alignItems: 'center',
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

export const soft = style({ display: 'block', color: vars.color.inkSoft });

export const pick = style({ gridColumn: '1 / -1' });

export const stages = style({ ...shapes.stack('16px'), margin: '20px 0' });
