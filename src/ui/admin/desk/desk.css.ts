import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';
import { upTo } from '../../theme/breakpoints.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: '8px 12px',
});

export const figure = style({ minWidth: 0 });

export const mismatched = style({ outline: `3px solid ${vars.color.bad}`, outlineOffset: 0 });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: '44px',
  paddingInline: '14px',
  fontSize: measures.size.t13,
  fontWeight: 600,
});

/** The scheme's name; a press selects it. */
export const choose = style({
  minHeight: '44px',
  padding: '0 6px',
  border: 0,
  background: 'none',
  fontWeight: 600,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  selectors: {
    '&[aria-pressed="true"]': { boxShadow: `inset 0 -3px 0 ${vars.color.stamp}` },
  },
});

export const end = style({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: '4px' });

export const large = style({ marginTop: '12px' });

export const stage = style({ position: 'relative' });

export const overlay = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  width: '100%',
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
});

export const legendEntry = style({ display: 'flex', alignItems: 'center', gap: '8px' });

/** White, like the guides themselves. */
export const legendLine = style({ width: '28px', height: '12px', background: '#FFFFFF' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingInline: '20px',
});

/** 375 px wide, as on a tile and an old phone. */
export const test = style({
  width: '375px',
  maxWidth: '100%',
  marginTop: '20px',
  '@media': { [upTo('phone')]: { width: '100%' } },
});

export const testPaper = style({ width: '375px', maxWidth: '100%', boxShadow: vars.shadow.lie });

export const slug = style({
  fontSize: measures.size.t11,
  letterSpacing: '.06em',
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const engine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 8px',
});

/** Marks the report's element within the artwork. */
export const mark = style({
  position: 'absolute',
  outline: '2.5px solid #16213A',
  boxShadow: '0 0 0 5px #FFFFFF',
  borderRadius: '1px',
  pointerEvents: 'none',
});

export const markName = style({
  position: 'absolute',
  left: '-5px',
  bottom: 'calc(100% + 5px)',
  padding: '2px 8px',
  background: '#16213A',
  color: '#FFFFFF',
  fontSize: measures.size.t11,
  whiteSpace: 'nowrap',
});

export const empty = style({ display: 'grid', placeItems: 'center', minHeight: '320px' });
