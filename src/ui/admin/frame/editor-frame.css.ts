import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** Set on the panes themselves, in px. */
const leftWidth = 'var(--left-pane)';
const rightWidth = 'var(--right-pane)';

/** The header's line between provider bar and panes. */
const TOP = '67px';

/** Source and fields, previews, source text: side by side, each with its own scrolling. */
export const panes = style({
  ...shapes.columns(`${leftWidth} 9px minmax(0, 1fr) 9px ${rightWidth}`, '0'),
  height: `calc(100vh - ${measures.frame.provider} - ${measures.frame.header} - ${TOP})`,
  minHeight: '480px',
  ...shapes.media({
    medium: { gridTemplateColumns: `${leftWidth} 9px minmax(0, 1fr)`, height: 'auto' },
    sortModal: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
});

/** Contains hidden elements, such as a file input, which would make the page taller. */
export const pane = style({
  position: 'relative',
  padding: '12px 24px 40px',
  overflow: 'auto',
  scrollbarGutter: 'stable',
  ...shapes.media({
    /* Below the others if three do not fit side by side. */
    medium: { ':last-child': { gridColumn: '1 / -1', borderTop: `1px solid ${vars.color.line}` } },
    sortModal: { padding: '12px 16px 32px', overflow: 'visible' },
  }),
});

/** A line with dots to drag. */
export const grip = style({
  position: 'relative',
  background: `linear-gradient(${vars.color.line}, ${vars.color.line}) center / 1px 100% no-repeat`,
  cursor: 'col-resize',
  touchAction: 'none',
  '::before': {
    ...shapes.drawn,
    left: '1px',
    top: '50%',
    width: '7px',
    height: '48px',
    marginTop: '-24px',
    borderRadius: '4px',
    background: `radial-gradient(circle, ${vars.color.fieldLine} 1.3px, #0000 1.8px) center / 7px 8px repeat-y, ${vars.color.paper}`,
  },
  ':focus-visible': { zIndex: 1 },
  ...shapes.media({
    medium: { selectors: { '&:nth-last-child(2)': { display: 'none' } } },
    sortModal: { display: 'none' },
  }),
});

export const paneHead = style({ ...shapes.apart('4px 12px', 'center'), minHeight: '56px' });

export const paneTitle = style({ fontSize: measures.size.t17, letterSpacing: '-.005em' });

export const artwork = style({ boxShadow: vars.shadow.lie });

export const top = style({
  ...shapes.wrappedLine('4px 12px'),
  ...shapes.ruledBelow('8px 24px'),
  ...shapes.until('sortModal', { paddingInline: '16px', rowGap: '12px' }),
});

export const title = style({ maxWidth: '32ch' });

/** A long message has several lines in its place, so that the bar does not become higher. */
export const state = style({ alignContent: 'center', flex: '1 1 140px', minHeight: '40px' });

export const actions = style({
  ...shapes.wrappedLine('4px'),
  marginLeft: 'auto',
  ...shapes.until('sortModal', { width: '100%' }),
});

/** Why the template cannot be saved; beside the buttons, above the last on phones. */
export const blocked = style({
  ...shapes.small,
  order: -1,
  width: '200px',
  marginInline: '8px',
  lineHeight: 1.3,
  ...shapes.until('sortModal', { order: 0, width: '100%', marginInline: 0 }),
  selectors: { '&:not(:empty)': { minHeight: '44px', alignContent: 'center' } },
});

export const toBlocks = style({ ...shapes.wordButton, ...shapes.underlined });

export const versions = style({
  ...shapes.columnsAbove('phone', 'repeat(2, minmax(0, 1fr))', '16px', 'start'),
  marginTop: '20px',
});
