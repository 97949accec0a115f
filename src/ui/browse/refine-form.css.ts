import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const refine = style({
  ...shapes.columns('minmax(0, 1fr)', '22px'),
  position: 'sticky',
  top: '24px',
  borderTop: `2px solid ${vars.color.ink}`,
  paddingTop: '16px',
  ...shapes.until('narrow', {
    position: 'static',
    background: vars.color.sheet,
    padding: '20px',
    marginBottom: '20px',
    boxShadow: vars.shadow.lie,
    selectors: { '&[data-open="false"]': { display: 'none' } },
  }),
});

export const title = style({ fontSize: measures.size.t20 });

export const swatches = style({
  ...shapes.columns('repeat(6, 44px)', '0'),
  marginLeft: '-6px',
  ...shapes.media({
    medium: { gridTemplateColumns: 'repeat(5, 44px)' },
    narrow: { gridTemplateColumns: 'repeat(auto-fill, 44px)' },
  }),
});

export const swatch = style({
  ...shapes.centered,
  ...shapes.square('44px'),
  position: 'relative',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
});

export const disc = style({
  ...shapes.square('30px'),
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, transparent 78%, ${vars.color.ink})`,
  selectors: {
    ':checked + &': { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: '2.5px' },
    ':focus-visible + &': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '3px' },
    ':checked:focus-visible + &': { boxShadow: `0 0 0 2.5px ${vars.color.ink}` },
  },
});

/** Space for four rows of swatches, five in the narrower panel, so that nothing jumps. */
export const swatchesSkeleton = style({
  minHeight: '176px',
  ...shapes.media({
    medium: { minHeight: '220px' },
    narrow: { minHeight: '176px' },
  }),
});

export const actions = style(shapes.wrapped('8px'));
globalStyle(`${actions} > :first-child`, { flex: 1 });
