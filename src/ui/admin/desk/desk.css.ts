import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const grid = style(
  shapes.columns('repeat(auto-fill, minmax(min(280px, 100%), 1fr))', '8px 12px'),
);

export const mismatched = style({ outline: `3px solid ${vars.color.bad}`, outlineOffset: 0 });

export const caption = style({
  ...shapes.wrappedLine('0 10px'),
  ...shapes.type(measures.size.t13, 600),
  minHeight: '44px',
  paddingInline: '14px',
});

/** The scheme's name; a press selects it. */
export const choose = style({
  ...shapes.wordButton,
  padding: '0 6px',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&[aria-pressed="true"]': { boxShadow: `inset 0 -3px 0 ${vars.color.stamp}` } },
});

export const end = style({ ...shapes.line('4px'), marginLeft: 'auto' });

/** No margin, which would move the desk around it. */
export const large = style({ paddingTop: '12px' });

export const overlay = style({ ...shapes.covering, overflow: 'visible' });

export const legend = style({ ...shapes.wrapped('4px 16px'), ...shapes.small, width: '100%' });

export const legendEntry = style(shapes.line('8px'));

/** White, like the guides themselves. */
export const legendLine = style({ width: '28px', height: '12px', background: '#FFFFFF' });

export const tools = style({ ...shapes.wrappedLine('8px 16px'), paddingInline: '20px' });

/** 375 px wide, as on a tile and an old phone. */
export const test = style({ width: '375px', maxWidth: '100%', marginTop: '20px' });

export const engine = style({
  ...shapes.line('0 8px'),
  justifyContent: 'flex-end',
  minHeight: '44px',
});

/** Keeps the room of words that are not known yet. */
export const unknown = style({ visibility: 'hidden' });

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

/** Not centered from top to bottom: its words change during an import. */
export const empty = style({
  ...shapes.centered,
  alignContent: 'start',
  minHeight: '320px',
  paddingTop: '48px',
});

// Its title has one line or two.
globalStyle(`${empty} h2`, { minHeight: '2lh' });

export const over = style(shapes.covering);

/** Covers the part that is not compared yet. */
export const veil = style({ ...shapes.covering, background: vars.color.desk, opacity: 0.6 });

/** Cut to a line, which moves without moving the layout. */
export const seam = style({ ...shapes.covering, background: vars.color.stamp });

export const sides = style({ ...shapes.wrappedLine('0 16px'), width: '100%' });

/** The handle of the line, and both sides of it. */
export const line = style({
  ...shapes.line('12px'),
  flex: '1 1 300px',
  fontSize: measures.size.t13,
});
