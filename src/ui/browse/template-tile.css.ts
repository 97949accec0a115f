import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const ALWAYS_SHOWN = `(hover: none), ${upTo('narrow')}`;

export const tile = style({
  ...shapes.sheet,
  ...shapes.column('0'),
  position: 'relative',
  transition: `box-shadow ${measures.motion.calm}`,
  ':hover': { boxShadow: vars.shadow.lift },
});

const active = `${tile}:is(:hover, :focus-within)`;

export const artwork = style({
  display: 'block',
  borderRadius: '3px 3px 0 0',
  ':focus-visible': { outlineOffset: '4px' },
});

export const picture = style({
  ...shapes.fluid,
  aspectRatio: '1125 / 432',
  borderRadius: '3px 3px 0 0',
  background: vars.color.line,
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
  overflowWrap: 'anywhere',
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
  ...shapes.square('14px'),
  borderRadius: '50%',
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
  color: vars.color.ink,
  background: `color-mix(in srgb, ${vars.color.sheet} 80%, transparent)`,
  /** A press on it goes to the design below. */
  pointerEvents: 'none',
});

export const strip = style({ position: 'relative' });
globalStyle(`${strip}[data-inactive="true"] img`, {
  filter: 'grayscale(1) contrast(.9)',
  opacity: 0.55,
});
