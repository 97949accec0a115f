import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

export const pair = style(shapes.columns('56px minmax(0, 1fr)', '8px'));

/** The color itself, as large as a touch target. */
export const swatch = style({
  ...shapes.field,
  width: '56px',
  height: '46px',
  padding: 0,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: '3px' },
    '&::-webkit-color-swatch': { border: 0, borderRadius: '2px' },
    '&::-moz-color-swatch': { border: 0, borderRadius: '2px' },
  },
});

export const suggestions = style({ display: 'flex', flexWrap: 'wrap', marginTop: '4px' });

/** A printer's color bar of buttons; the chosen color is underlined in ink. */
export const suggestion = style({
  /* 44 px: a button without words. The edge shows a color that equals the paper. */
  padding: '21px',
  border: `1px solid color-mix(in srgb, ${vars.color.ink} 16%, transparent)`,
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  ':hover': { boxShadow: `inset 0 0 0 2px ${vars.color.sheet}` },
  ':focus-visible': { zIndex: 1 },
  selectors: {
    '&[aria-pressed="true"]': { boxShadow: `0 4px 0 ${vars.color.ink}` },
  },
});
