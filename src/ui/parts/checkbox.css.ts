import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../theme/forced-colors.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const checkbox = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  minWidth: '44px',
  fontWeight: 600,
  fontSize: measures.size.t13,
  cursor: 'pointer',
});

export const box = style({
  appearance: 'none',
  width: '22px',
  height: '22px',
  margin: 0,
  border: `1.5px solid ${vars.color.fieldLine}`,
  borderRadius: '3px',
  background: vars.color.sheet,
  flex: 'none',
  cursor: 'pointer',
  ':checked': {
    background: `${vars.color.ink} ${vars.glyph.tickPaper} center / 16px no-repeat`,
    borderColor: vars.color.ink,
  },
  '@media': { [FORCED_COLORS]: { appearance: 'auto' } },
});
