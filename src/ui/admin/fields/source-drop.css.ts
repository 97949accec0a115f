import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const drop = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'center',
  padding: '12px',
  border: `2px dashed ${vars.color.fieldLine}`,
  borderRadius: measures.radius.sheet,
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

export const stages = style({ display: 'grid', gap: '16px', margin: '20px 0' });
