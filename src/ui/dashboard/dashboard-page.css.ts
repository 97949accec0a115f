import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { wrap } from '../theme/layout.css.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const page = style([wrap, { paddingBottom: '48px' }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: '40px 20px',
  marginBottom: '28px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [upTo('sortModal')]: { paddingTop: '28px' } },
});

export const title = style({ fontSize: measures.size.t34, letterSpacing: '-.025em' });

export const note = style({ color: vars.color.inkSoft });

export const screen = style([wrap, { paddingBlock: '64px' }]);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '28px 24px',
  '@media': {
    [upTo('dashboardTwo')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [upTo('dashboardOne')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxWidth: '480px',
      marginInline: 'auto',
    },
  },
});

export const card = style({
  position: 'relative',
  background: vars.color.sheet,
  boxShadow: vars.shadow.lie,
  borderRadius: measures.radius.sheet,
});

export const strip = style({ position: 'relative' });

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1125 / 432',
  objectFit: 'cover',
  borderRadius: '3px 3px 0 0',
  background: vars.color.line,
});

globalStyle(`${strip}[data-inactive="true"] img`, {
  filter: 'grayscale(1) contrast(.9)',
  opacity: 0.55,
});

/** A stamp across a coupon that is switched off. */
export const inactive = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%) rotate(-8deg)',
  border: `2.5px solid ${vars.color.ink}`,
  color: vars.color.ink,
  font: `800 ${measures.size.t17}/1 ${measures.font.head}`,
  letterSpacing: '.1em',
  padding: '8px 14px',
  borderRadius: measures.radius.sheet,
  background: `color-mix(in srgb, ${vars.color.sheet} 80%, transparent)`,
});

export const stub = style({ display: 'grid', gap: '2px', padding: '16px 10px 10px 18px' });

/** The name, and what can be done with the coupon. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});

export const name = style({
  font: `700 ${measures.size.t17}/1.3 ${measures.font.text}`,
  letterSpacing: '-.005em',
  overflowWrap: 'anywhere',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});

export const date = style({
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  marginRight: 'auto',
});

export const end = style({ paddingTop: '28px' });
