import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** `ink`: a small box of tabs above a card; `line`: a row across the page, underlined in red. */
export const list = recipe({
  variants: {
    look: {
      ink: {
        ...shapes.beside('2px'),
        ...shapes.sheet,
        padding: '3px',
        borderRadius: '6px',
        ...shapes.until('narrow', { width: '100%', maxWidth: '440px' }),
      },
      line: {
        ...shapes.wrapped('0'),
        borderBottom: `1px solid ${vars.color.line}`,
        background: vars.color.paper,
        /* One tab is no choice; its row has its room, since others may join it. */
        selectors: { '&:has(> :only-child)': { visibility: 'hidden' } },
      },
    },
  },
});

const highlighted = { forcedColorAdjust: 'none', background: 'Highlight' } as const;

export const tab = recipe({
  base: { position: 'relative', border: 0, background: 'none', cursor: 'pointer' },
  variants: {
    look: {
      ink: {
        minHeight: '44px',
        padding: '0 24px',
        fontWeight: 600,
        borderRadius: measures.radius.field,
        selectors: { '&[aria-selected="true"]': shapes.inverse },
        ...shapes.media({
          narrow: { flex: '1 1 auto' },
          forcedColors: {
            selectors: { '&[aria-selected="true"]': { ...highlighted, color: 'HighlightText' } },
          },
        }),
      },
      line: {
        flex: '1 1 0',
        minHeight: '52px',
        fontWeight: 700,
        color: vars.color.inkSoft,
        ':focus-visible': { outlineOffset: '-3px' },
        selectors: {
          '&[aria-selected="true"]': { color: vars.color.ink },
          '&[aria-selected="true"]::after': {
            ...shapes.drawn,
            inset: 'auto 0 -1px',
            height: '3px',
            background: vars.color.stamp,
          },
        },
        ...shapes.forcedColors({ selectors: { '&[aria-selected="true"]::after': highlighted } }),
      },
    },
  },
});

/** How much there is to look at, behind a tab's label, which has its place with and without it. */
export const count = style({
  ...shapes.type(measures.size.t11, 700),
  display: 'inline-grid',
  placeItems: 'center',
  ...shapes.square('20px'),
  margin: '0 -24px 0 4px',
  borderRadius: '10px',
  background: vars.color.warn,
  color: vars.color.sheet,
});
