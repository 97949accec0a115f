import { globalStyle, style } from '@vanilla-extract/css';
import { above, LOW_WINDOW, SUBMIT_STAYS, WIDE_IN_LETTERS } from '../../theme/breakpoints.ts';
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
  padding: '36px 48px 48px',
  ...shapes.media({ medium: { paddingInline: '32px' }, narrow: { padding: '28px 16px 40px' } }),
  selectors: { [`${split}[data-pane="preview"] &`]: shapes.until('narrow', { display: 'none' }) },
});

export const column = style({ maxWidth: '520px', marginInline: 'auto' });

/** Above the heading: the coupon's name. */
export const edited = style({ marginBottom: '6px', fontWeight: 600, overflowWrap: 'anywhere' });

export const title = style({
  fontSize: measures.size.t34,
  letterSpacing: '-.025em',
  ...shapes.until('narrow', { fontSize: '1.75rem' }),
});

export const view = style({
  selectors: { [`${split}[data-pane="design"] &`]: shapes.until('narrow', { display: 'none' }) },
});

/** The form's heading is not visible then, but a screen still has one. */
export const onlyHeading = style(shapes.media({ [above('narrow')]: { display: 'none' } }));

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

export const link = style([segment, { ...shapes.quietLink, ':hover': shapes.underlined }]);

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

const filled = { position: 'absolute', inset: '0 auto 0 0' } as const;

export const completed = style({
  ...filled,
  width: '100%',
  background: vars.color.ink,
  ...shapes.forcedColors({ forcedColorAdjust: 'none', background: 'CanvasText' }),
});

export const current = style({
  ...filled,
  background: vars.color.stamp,
  transition: `width ${measures.motion.calm} ${measures.motion.ease}`,
  ...shapes.forcedColors({ forcedColorAdjust: 'none', background: 'Highlight' }),
});

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  containerType: 'inline-size',
  background: vars.color.sheet,
  '@media': { [LOW_WINDOW]: { position: 'static' } },
});

export const bar = style({
  ...shapes.columns('1fr auto 1fr', '0 8px', 'center'),
  minHeight: measures.frame.bar,
  paddingInline: '24px',
  borderTop: `1px solid ${vars.color.line}`,
  /* Beside “Save”, the middle of the window has no room for the words under the count. */
  ...shapes.until('previewSmall', { paddingInline: '12px', gridTemplateColumns: 'auto 1fr auto' }),
});

/** Beside the count, which stays centered with or without it; below the count where there is no room beside it. */
export const saved = style({
  /* As wide as the count, whatever it says. */
  width: 0,
  minWidth: '100%',
  whiteSpace: 'nowrap',
  '@container': {
    [WIDE_IN_LETTERS]: {
      ...shapes.middleGrid,
      position: 'absolute',
      insetBlock: 0,
      left: '100%',
      paddingLeft: '16px',
    },
  },
});

export const count = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'center' });
export const next = style({ ...shapes.beside('8px'), justifySelf: 'end' });

export const words = style(shapes.until('previewSmall', { display: 'none' }));

/** The two arrows have no words then. */
globalStyle(
  `${bar} button[aria-label]`,
  shapes.until('previewSmall', { width: '44px', padding: 0 }),
);

export const line = style({ ...shapes.line('4px', 'center'), minHeight: '20px' });

export const unsaved = style({ display: 'contents', fontWeight: 600, color: vars.color.warn });

export const advice = style({ ...shapes.centered, ...shapes.ruledAbove('8px 24px') });

export const withdrawn = style({ marginBlockEnd: '24px' });

export const missingParts = style({ justifyItems: 'end' });
