import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../theme/forced-colors.ts';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

export const legend = style({ fontWeight: 600, marginBottom: '8px', padding: 0 });

export const segments = style({
  ...shapes.field,
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
});

export const segment = style({
  ...shapes.target,
  ...shapes.centered,
  position: 'relative',
  flex: '1 1 0',
  fontWeight: 600,
  selectors: {
    '& + &': { borderLeft: `1.5px solid ${vars.color.fieldLine}` },
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.paper },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '-5px' },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&:has(:checked)': { borderBottom: '4px solid Highlight' } },
    },
  },
});

export const radio = style({ ...shapes.covering, opacity: 0, cursor: 'pointer', margin: 0 });
