import { globalStyle, style } from '@vanilla-extract/css';
import { above, LOW_WINDOW, SUBMIT_STAYS } from '../../theme/breakpoints.ts';
import { visuallyHidden } from '../../theme/layout.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

const frame = `calc(${measures.frame.provider} + ${measures.frame.header} + ${measures.frame.bar})`;

export const page = style({ display: 'flex', flexDirection: 'column' });

/** Design | Preview, below 960 px. */
export const panes = style({
  position: 'sticky',
  top: 0,
  zIndex: 6,
  background: vars.color.paper,
  ...shapes.media({ [above('narrow')]: { display: 'none' }, [LOW_WINDOW]: { position: 'static' } }),
});

export const split = style({
  ...shapes.columns('minmax(440px, 42fr) 58fr', '0'),
  ...shapes.until('narrow', { display: 'block', minHeight: `calc(100dvh - ${frame} - 53px)` }),
});

export const work = style({
  display: 'flex',
  justifyContent: 'center',
  padding: '36px 48px 48px',
  ...shapes.media({
    medium: { paddingInline: '32px' },
    narrow: { padding: '28px 16px 40px' },
  }),
  selectors: { [`${split}[data-pane="preview"] &`]: shapes.until('narrow', { display: 'none' }) },
});

export const column = style({ width: '100%', maxWidth: '520px', minWidth: 0 });

/** Above the heading: the coupon's name. */
export const edited = style({
  marginBottom: '6px',
  color: vars.color.inkSoft,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const title = style({
  fontSize: measures.size.t34,
  letterSpacing: '-.025em',
  ...shapes.until('narrow', { fontSize: '1.75rem' }),
});

export const view = style({
  selectors: { [`${split}[data-pane="design"] &`]: shapes.until('narrow', { display: 'none' }) },
});

/** The form's heading is not visible then, but a screen still has one. */
export const onlyHeading = style([
  visuallyHidden,
  { '@media': { [above('narrow')]: { display: 'none' } } },
]);

/** Scrolls the focused field clear of the tabs above, with its label, and of the bar below, with its message. */
globalStyle(`html:has(${page})`, {
  scrollPaddingBlock: '120px',
  '@media': {
    [SUBMIT_STAYS]: { scrollPaddingBlock: '120px 160px' },
    [LOW_WINDOW]: { scrollPaddingBlock: '48px' },
  },
});

export const segments = style({
  ...shapes.stack('6px'),
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  margin: '6px 0 20px',
});

/** 44 px high, as a touch target. */
export const segment = style({
  display: 'block',
  position: 'relative',
  paddingBlock: '12px 4px',
  color: vars.color.inkSoft,
  selectors: { '[aria-current="step"] > &': { color: vars.color.ink, fontWeight: 600 } },
});

export const link = style([
  segment,
  { ...shapes.quietLink, ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
]);

export const label = style({
  display: 'block',
  marginTop: '4px',
  fontSize: measures.size.t13,
  lineHeight: '20px',
  ...shapes.until('previewSmall', { fontSize: measures.size.t11 }),
});

export const track = style({
  display: 'block',
  position: 'relative',
  height: '8px',
  borderRadius: '1px',
  background: vars.color.line,
  overflow: 'hidden',
  ...shapes.forcedColors({ outline: '1px solid CanvasText' }),
});

const bar = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  ...shapes.forcedColors({ forcedColorAdjust: 'none' }),
});

export const completed = style([
  bar,
  {
    width: '100%',
    background: vars.color.ink,
    ...shapes.forcedColors({ background: 'CanvasText' }),
  },
]);

export const current = style([
  bar,
  {
    background: vars.color.stamp,
    transition: `width ${measures.motion.calm} ${measures.motion.ease}`,
    ...shapes.forcedColors({ background: 'Highlight' }),
  },
]);
