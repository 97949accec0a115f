import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

export const banner = style({
  paddingBlock: '52px 40px',
  ...shapes.until('phone', { paddingBlock: '32px 28px' }),
});

export const headline = style({
  ...shapes.heading('clamp(1.75rem, 3.6vw, 2.75rem)', '-.03em'),
  maxWidth: '14em',
  marginBottom: '26px',
});

/** Search results have no banner; the headline has the search term. */
export const results = style({ paddingBlock: '36px 32px' });

export const resultsHeadline = style({
  ...shapes.heading(measures.size.t34, '-.025em'),
  marginBottom: '20px',
});

/** Above the form that it opens; in the wide layout the form is always visible. */
export const opener = style({
  display: 'none',
  ...shapes.until('narrow', { display: 'block', marginBottom: '12px' }),
});

export const shop = style({
  ...shapes.columns('272px minmax(0, 1fr)', '40px', 'start'),
  ...shapes.media({
    medium: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: '28px' },
    narrow: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  }),
});

export const tiles = style([
  shapes.equalColumns(3, '28px 24px', { two: 'medium', one: 'phone' }),
  shapes.until('phone', { gap: '20px' }),
]);

/* The cell of one tile, which fills it, so that tiles of a row have the same height. */
globalStyle(`${tiles} > *`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const upload = style({
  ...shapes.quietLink,
  ...shapes.dashed,
  ...shapes.centered,
  textAlign: 'center',
  padding: '20px',
  minHeight: '190px',
  transition: `background ${measures.motion.quick}`,
  ':hover': { background: vars.color.stampSoft, borderColor: vars.color.stamp },
  ...shapes.until('phone', { minHeight: '150px' }),
});

globalStyle(`${upload} svg`, { ...shapes.square('28px'), marginInline: 'auto' });

export const uploadTitle = style({
  display: 'block',
  font: `700 ${measures.size.t20}/1.2 ${measures.font.head}`,
  margin: '12px 0 4px',
});

export const chipRow = style({
  ...shapes.wrappedLine('8px'),
  minHeight: '44px',
  marginBottom: '20px',
});

export const count = style({
  /* Space for three digits before the number is known, so that the chips do not move. */
  minWidth: '88px',
  marginRight: '8px',
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const chipDot = style({
  ...shapes.disc('16px'),
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .2)',
});

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
  forcedColorAdjust: 'none',
});

export const disc = style({
  ...shapes.disc('30px'),
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, transparent 78%, ${vars.color.ink})`,
  selectors: {
    ':checked + &': { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: '2.5px' },
    ':focus-visible + &': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '3px' },
    ':checked:focus-visible + &': { boxShadow: `0 0 0 2.5px ${vars.color.ink}` },
  },
});

export const refineActions = style(shapes.wrapped('8px'));
globalStyle(`${refineActions} > :first-child`, { flex: 1 });

const ALWAYS_SHOWN = `(hover: none), ${upTo('narrow')}`;

export const tile = style({
  ...shapes.sheet,
  ...shapes.column('0'),
  transition: `box-shadow ${measures.motion.calm}`,
  ':hover': { boxShadow: vars.shadow.lift },
});

const active = `${tile}:is(:hover, :focus-within)`;

export const artwork = style({ display: 'block', ':focus-visible': { outlineOffset: '4px' } });

export const picture = style({
  ...shapes.strip(vars.color.line),
  borderRadius: '3px 3px 0 0',
});

export const stub = style({
  ...shapes.column('0'),
  position: 'relative',
  flex: 1,
  minHeight: '84px',
  padding: '12px 12px 8px 16px',
});

export const title = style({
  font: `700 ${measures.size.t15}/1.3 ${measures.font.text}`,
  letterSpacing: 0,
  // As tall as the badge, so that the actions below do not overlap it.
  selectors: { '&[data-edited="true"]': { minHeight: '42px', paddingRight: '40px' } },
});

/** In the stub's corner, so that it covers no artwork and its ring clears the tear line. */
export const badge = style({ position: 'absolute', top: '8px', right: '4px' });

/** Its two rows share one place and cross-fade, so that nothing moves when the actions appear. */
export const foot = style({
  ...shapes.columns('minmax(0, 1fr)', '0', 'center'),
  minHeight: '44px',
  marginTop: 'auto',
  '@media': {
    [ALWAYS_SHOWN]: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', paddingTop: '8px' },
  },
});
globalStyle(`${foot} > *`, { gridArea: '1 / 1' });

const fade = `opacity ${measures.motion.quick}`;

export const dots = style({
  display: 'flex',
  justifySelf: 'end',
  marginRight: '4px',
  transition: fade,
  /* Transparent, it would take the presses on the actions in its place. */
  pointerEvents: 'none',
  selectors: { [`${active} &`]: { opacity: 0 } },
  '@media': { [ALWAYS_SHOWN]: { selectors: { [`${active} &`]: { opacity: 1 } } } },
});

export const dot = style({
  ...shapes.disc('14px'),
  marginLeft: '-4px',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, transparent 75%, ${vars.color.ink}), 0 0 0 1.5px ${vars.color.sheet}`,
});

/** Only transparent, never hidden: Tab and Shift+Tab reach them, and the focus shows them. */
export const actions = style({
  ...shapes.atEnd('8px'),
  marginLeft: 'auto',
  opacity: 0,
  transition: fade,
  selectors: { [`${active} &`]: { opacity: 1 } },
  '@media': { [ALWAYS_SHOWN]: { opacity: 1 } },
});

/* Dark only under the pointer: a column of dark buttons would outshout the artwork. */
globalStyle(`${actions} > a:first-child:not(:hover)`, {
  '@media': { [ALWAYS_SHOWN]: { background: 'none', color: vars.color.ink } },
});

/** A stamp across artwork that only administrators see. */
export const inactive = style({
  ...shapes.stamped,
  background: `color-mix(in srgb, ${vars.color.sheet} 80%, transparent)`,
  /** A press on it goes to the design below. */
  pointerEvents: 'none',
});

export const strip = style({ position: 'relative' });
globalStyle(`${strip}[data-inactive="true"] img`, shapes.faded);
