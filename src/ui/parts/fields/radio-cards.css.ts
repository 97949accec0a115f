import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const cards = recipe({
  base: { ...shapes.stack('16px'), marginBlock: '16px 4px' },
  variants: {
    /** `pairs` stay two per row on phones; `small` pictures, of a letter or two, fill the row. */
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        ...shapes.until('previewSmall', { gridTemplateColumns: 'minmax(0, 1fr)' }),
      },
      pairs: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      small: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(6.5rem, 30%), 1fr))' },
    },
  },
});

export const card = style({
  ...shapes.outlined,
  position: 'relative',
  selectors: {
    '&:has(:checked)': { boxShadow: `0 0 0 3px ${vars.color.stamp}` },
    '&:has(:checked)::after': {
      ...shapes.disc('28px'),
      ...shapes.drawn,
      right: '-10px',
      top: '-10px',
      background: `${vars.color.stamp} ${vars.glyph.tick} center / 16px no-repeat`,
      boxShadow: `0 0 0 3px ${vars.color.paper}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '5px' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkSoft },
  },
  ...shapes.forcedColors({
    border: '3px solid ButtonBorder',
    selectors: {
      '&:has(:checked)': { borderColor: 'Highlight' },
      '&:has(:checked)::after': { display: 'none' },
    },
  }),
});

export const picture = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: '3px 3px 0 0',
  /* Until the artwork is drawn. */
  background: vars.color.line,
});

/** Transparent in a corner of its card; over the whole card it would cover the words. */
export const radio = style({
  ...shapes.square('24px'),
  position: 'absolute',
  opacity: 0,
  top: '14px',
  left: '14px',
  zIndex: 1,
  /* When an arrow key scrolls to it, the whole card scrolls into view. */
  scrollMarginBottom: '150px',
});

export const caption = style({
  ...shapes.line('8px'),
  ...shapes.type(measures.size.t13, 600),
  minHeight: '48px',
  padding: '4px 12px',
  ...shapes.until('previewSmall', { flexWrap: 'wrap', columnGap: '8px', rowGap: 0 }),
});

/** A card without a picture shows only words. */
export const words = style({
  gap: '14px',
  minHeight: '56px',
  padding: '10px 16px',
  fontSize: measures.size.t15,
  ...shapes.until('previewSmall', { flexWrap: 'nowrap' }),
});

/** The radio of a card without a picture; its card has the ring of the focus. */
export const ring = style({
  ...shapes.icon('24px'),
  scrollMarginBottom: '90px',
  ':checked': { borderColor: vars.color.stamp },
  ':focus-visible': { outline: 'none' },
});

export const aside = style({ marginLeft: 'auto' });
