import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../theme/forced-colors.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const legend = style({ fontWeight: 600, marginBottom: '8px', padding: 0 });

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: `1.5px solid ${vars.color.fieldLine}`,
  borderRadius: measures.radius.field,
  background: vars.color.sheet,
  overflow: 'hidden',
});

export const segment = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  fontWeight: 600,
  cursor: 'pointer',
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

export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  margin: 0,
});
